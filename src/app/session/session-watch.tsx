import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignOut } from '#src/api/session/session-actions.ts';
import { type AppThunk, useAppDispatch } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { clock } from '#src/api/wire/clock.ts';
import { sharedStorage, tabStorage } from '#src/api/wire/page-storage.ts';
import { refetchProfile } from '#src/app/ask-profile.ts';
import { mainSectionOf } from '#src/app/main-section.ts';
import { useRuntimeConfig } from '#src/parts/page/runtime-config.tsx';
import { endIdleSession } from './end-idle.ts';
import { IdleWarning } from './idle-warning.tsx';
import { lookFirst } from './session-keeper.ts';
import { pageMarkers } from './session-markers.ts';
import { createSessionRecord } from './session-record.ts';
import { limitsOf } from './session-times.ts';
import { type SessionWatching, watchSession } from './watch-session.ts';

/** A profile younger than this is proof enough that the session lives: sign-in and the page before have just asked. */
const freshMs = 1000;

/** Logs off a customer who does nothing, or comes back after long, and warns them before; for as long as it is mounted. */
export function SessionWatch() {
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const config = useRuntimeConfig();
  const watching = useRef<SessionWatching>(undefined);
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const [leaving, setLeaving] = useState(false);

  // What it watches is the page, its clock and the other tabs, none of which React knows of.
  useEffect(() => {
    // The session may have ended since this was drawn: what was wiped then must not be written again.
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

/** Entering a main section makes sure that the session is still alive at the bank. */
export function useSectionCheck(): void {
  const dispatch = useAppDispatch();
  const section = mainSectionOf(useLocation().pathname);
  // The customer may have come by a link, by Back or by the address: no handler knows of all of them.
  useEffect(() => {
    if (section !== undefined) void dispatch(refetchProfile(freshMs));
  }, [dispatch, section]);
}

/** A real load, after which nothing of the session is left in memory; not for somebody who is signing in again. */
function loadExpiredPage(): void {
  const base = import.meta.env.BASE_URL;
  if (globalThis.location.pathname !== `${base}login`) globalThis.location.assign(`${base}session-expired`);
}
