import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clock } from '#src/api/environment/bank-clock.ts';
import { sharedStorage, tabStorage } from '#src/api/environment/page-storage.ts';
import { useSignOut } from '#src/api/session/session-actions.ts';
import { type AppThunk, useAppDispatch } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { refetchProfile } from '#src/app/ask-profile.ts';
import { mainSectionOf } from '#src/app/main-section.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { endIdleSession } from './end-idle.ts';
import { lookFirst } from './session-keeper.ts';
import { pageMarkers } from './session-markers.ts';
import { createSessionRecord } from './session-record.ts';
import { limitsOf, spokenSeconds, timeLeftText } from './session-times.ts';
import { type SessionWatching, watchSession } from './watch-session.ts';

/** A profile this recent proves that the session is alive. */
const freshMs = 1000;

/** Logs out idle and absent customers after a warning. */
export function SessionWatch() {
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const config = useRuntimeConfig();
  const watching = useRef<SessionWatching>(undefined);
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const [leaving, setLeaving] = useState(false);

  // Watches the page, the clock and other tabs, which are outside React.
  useEffect(() => {
    // An ended session must not write its markers again.
    if (!dispatch(isSignedInNow)) return;
    const started = watchSession({
      page: globalThis.window,
      record: createSessionRecord(sharedStorage, tabStorage),
      limits: limitsOf(config),
      wallNowMs: clock.wallNowMs,
      onWarning: setSecondsLeft,
      onOver: () => void dispatch(endIdleSession(pageMarkers())).finally(loadExpiredPage),
      onBankDue: () => void dispatch(refetchProfile(0)),
    });
    watching.current = started;
    const stopLookingFirst = lookFirst(started.look);
    return () => {
      stopLookingFirst();
      started.stop();
    };
  }, [dispatch, config]);

  if (secondsLeft === undefined) return null;
  return (
    <IdleWarning
      secondsLeft={secondsLeft}
      leaving={leaving}
      onStay={() => watching.current?.stay()}
      onLogOut={() => {
        setLeaving(true);
        void signOut();
      }}
    />
  );
}

const isSignedInNow: AppThunk<boolean> = (_, getState) => selectIsSignedIn(getState());

/** Entering a main section checks that the session is alive at the bank. */
export function useSectionCheck(): void {
  const dispatch = useAppDispatch();
  const section = mainSectionOf(useLocation().pathname);
  // Links, Back and the URL bar all lead here.
  useEffect(() => {
    if (section !== undefined) void dispatch(refetchProfile(freshMs));
  }, [dispatch, section]);
}

/** A real page load, which clears the session from memory; skipped while logging in again. */
function loadExpiredPage(): void {
  const base = import.meta.env.BASE_URL;
  if (globalThis.location.pathname !== `${base}login`) globalThis.location.assign(`${base}session-expired`);
}

interface IdleWarningProps {
  readonly secondsLeft: number;
  readonly leaving: boolean;
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

/** The display counts every second; screen readers hear only some. */
function IdleWarning({ secondsLeft, leaving, onStay, onLogOut }: IdleWarningProps) {
  return (
    <Dialog
      title="Are you still there?"
      onClose={onStay}
      actions={
        <>
          {/* First, so that it has the focus: a customer who is typing must not log out by accident. */}
          <Button look="main" onClick={onStay}>
            Stay logged in
          </Button>
          <Button busy={leaving} onClick={onLogOut}>
            Log out
          </Button>
        </>
      }
    >
      <p aria-hidden="true">{timeLeftText(secondsLeft)}</p>
      <div aria-live="assertive">
        <HiddenText>{timeLeftText(spokenSeconds(secondsLeft))}</HiddenText>
      </div>
    </Dialog>
  );
}
