import { useEffect, useState, useSyncExternalStore } from 'react';
import { isLogOutUnconfirmed, watchLogOut } from '#src/api/session/log-out-marker.ts';
import { useLogOutAgain } from '#src/api/session/session-actions.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { LazyLeftOrders } from './lazy-left-orders.tsx';
import { StillLoggedIn } from './still-logged-in.tsx';

export function LoggedOffPage() {
  const isUnconfirmed = useSyncExternalStore(watchLogOut, isLogOutUnconfirmed);
  if (useAppSelector(selectIsSignedIn)) return <StillLoggedIn />;
  if (isUnconfirmed) return <LogOutUnconfirmed />;
  return (
    <PlainPage heading="You have logged out">
      <LazyLeftOrders />
      <p>No account details are stored on this device. On a shared computer, close the browser as well.</p>
      <ButtonLink look="main" to="/login">
        Log in again
      </ButtonLink>
    </PlainPage>
  );
}

/** The bank refused or was unreachable, so its session may live on until it times out. */
function LogOutUnconfirmed() {
  const tryAgain = useLogOutAgain();
  const [busy, setBusy] = useState(false);

  // The browser reports the connection; no handler of ours does.
  useEffect(() => {
    const again = () => void tryAgain();
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, [tryAgain]);

  return (
    <PlainPage heading="We could not confirm that you are logged out">
      <LazyLeftOrders />
      <p>
        No account details are shown or stored on this device, but the bank has not confirmed that your session has
        ended. It will end after a period of inactivity. We will try again when you are back online.
      </p>
      <Button
        look="main"
        busy={busy}
        onClick={() => {
          setBusy(true);
          void tryAgain().finally(() => setBusy(false));
        }}
      >
        Try again now
      </Button>
      <ButtonLink to="/login">Log in again</ButtonLink>
    </PlainPage>
  );
}
