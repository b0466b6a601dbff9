import { Outlet } from 'react-router-dom';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { usePageFacts, useRoute } from '#src/banking/page/page-facts.ts';
import { AwaitedHeading } from '#src/banking/page/page-heading.tsx';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { MessageText } from '#src/ui/text/message-text.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { mayOpen, type PageHandle } from './page-handle.ts';

/** Shows a page only to customers permitted to see it, however they reached it. */
export function PermissionGate() {
  const { facts: page } = useRoute<PageHandle>();
  const party = useAppSelector(selectActiveParty);
  const permissions = useListPermissionsQuery({ party });

  const { currentData: functions } = permissions;
  const failed = failedCalls([permissions]);
  if (functions !== undefined) {
    return mayOpen(page, functions) ? <Outlet /> : <NotPermitted>{page?.notPermitted}</NotPermitted>;
  }
  if (failed === undefined) return <AwaitedScreen />;
  return (
    <PlainPage heading="This page could not be opened">
      <p>
        <MessageText text={failed.error.message} />
      </p>
      <Button look="main" busy={failed.busy} onClick={failed.tryAgain}>
        Try again
      </Button>
    </PlainPage>
  );
}

/** The heading of a page whose permissions are being asked for, in its place. */
function AwaitedScreen() {
  const { heading, above } = usePageFacts();
  const isBelow = above.length > 0;
  return (
    <Page below={isBelow} close={isBelow}>
      {isBelow && <WayBack />}
      <AwaitedHeading>{heading}</AwaitedHeading>
      <p aria-busy="true" data-waiting="">
        <Skeleton width="long" />
      </p>
    </Page>
  );
}

/** Shown to customers without the page's permission. */
function NotPermitted({ children: reason }: { readonly children?: string | undefined }) {
  const { telephones } = useRuntimeConfig();
  return (
    <PlainPage heading="You do not have access to this page">
      <p>
        {reason ?? 'You do not have access to this service.'} If you need it, please call us on{' '}
        <PhoneLink number={telephones.helpdesk} />.
      </p>
      <ButtonLink look="main" to="/accounts">
        Back to my accounts
      </ButtonLink>
    </PlainPage>
  );
}
