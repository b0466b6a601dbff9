import { Outlet, useLocation } from 'react-router-dom';
import { isGated, mayOpen } from '#src/api/capabilities/capabilities-of-pages.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { NotPermitted } from '#src/banking/page/not-permitted.tsx';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { MessageText } from '#src/ui/text/message-text.tsx';
import { AwaitedScreen } from './awaited-screen.tsx';

const noRequests = 'This account does not have the required permissions to access this functionality.';

/** Shows a page only to customers permitted to see it, however they reached it. */
export function PermissionGate() {
  const { pathname } = useLocation();
  const party = useAppSelector(selectActiveParty);
  const gated = isGated(pathname);
  const permissions = useListPermissionsQuery({ party }, { skip: !gated });
  if (!gated) return <Outlet />;

  const { currentData: functions } = permissions;
  const failed = failedCalls([permissions]);
  if (functions !== undefined) {
    if (mayOpen(pathname, functions)) return <Outlet />;
    return <NotPermitted>{/^\/+payments\/+request-/i.test(pathname) ? noRequests : undefined}</NotPermitted>;
  }
  if (failed === undefined) return <AwaitedScreen pathname={pathname} />;
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
