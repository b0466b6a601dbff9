import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { PayeesPanel } from './payees-panel.tsx';

const none: readonly Entity[] = [];

export function PayeesScreen() {
  const party = useAppSelector(selectActiveParty);
  // If the profile fails, the list is shown without the entity filter.
  const { data: profile } = useGetProfileQuery({ party: false });
  const entities = profile?.entities ?? none;
  return (
    <Page below close>
      <WayBack />
      <PageTop>
        <PageHeading />
        <ButtonLink look="main" to="/payments/payees/new">
          Add a new payee
        </ButtonLink>
      </PageTop>
      <PayeesPanel key={String(party)} entities={party === false && entities.length > 1 ? entities : none} />
    </Page>
  );
}
