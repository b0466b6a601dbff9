import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '#src/api/store/hooks.ts';
import {
  credentialsChangeDone,
  credentialsChangeFound,
  selectSession,
  sessionEnded,
  sessionNotOpened,
  sessionOpening,
  sessionStarted,
  sessionTried,
} from '#src/api/store/session.slice.ts';
import type { SessionMarkers } from './session-markers.ts';

const changesNeed = isAnyOf(credentialsChangeFound, credentialsChangeDone);

/**
 * Keeps the markers in step with the session: taken over when it opens, written when it begins and when something
 * stands before the accounts or no longer does, removed at its end.
 */
export function keepMarkers(markers: SessionMarkers): Middleware<unknown, RootState> {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const before = selectSession(getState());
      const result = next(action);
      if (sessionTried.match(action)) markers.tryFor(action.payload.sessionId);
      if (sessionOpening.match(action)) markers.takeOver(action.payload.sessionId);
      if (sessionNotOpened.match(action)) markers.release(action.payload.sessionId);
      if (sessionStarted.match(action)) markers.write(action.payload);
      if (changesNeed(action)) {
        const session = selectSession(getState());
        // A session whose browser another sign-in has taken meanwhile must not write itself back.
        if (session.status === 'signed-in' && markers.sharedId() === session.sessionId) markers.write(session);
      }
      if (sessionEnded.match(action) && before.status === 'signed-in') markers.wipe(before.sessionId);
      return result;
    };
}

interface WatchedStore {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
}

/**
 * Ends this tab's session when another tab signs in anew or has logged off: the cookie is another's, or nobody's.
 * Answers with the id of the sign-in that the browser holds, or that is under way.
 */
export function noticeOtherTabs({ dispatch, getState }: WatchedStore, markers: SessionMarkers): string | undefined {
  const session = selectSession(getState());
  const sharedId = markers.sharedId();
  if (session.status === 'signed-in' && sharedId !== session.sessionId && !markers.isOnlyTriedOver(session.sessionId)) {
    dispatch(sessionEnded({ reason: sharedId === undefined ? 'logged-off' : 'replaced' }));
  }
  return sharedId;
}

/** How often it is looked whether a sign-in that is tried has come to something. */
const lookAgainMs = 50;

/** Resolves at once where none is. */
export async function untilTried(markers: Pick<SessionMarkers, 'isTried'>): Promise<void> {
  while (markers.isTried()) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
}

const firstToLook = new Set<() => void>();

/**
 * Has somebody look before this tab takes what it finds for another tab's log-off: an end by idleness comes to all tabs
 * at once. Listeners of the window are heard in the order they came in, whether they capture or not.
 * @returns how to stop it.
 */
export function lookFirst(look: () => void): () => void {
  firstToLook.add(look);
  return () => void firstToLook.delete(look);
}

/**
 * Looks when storage changes, and when the page comes back from the browser's memory, where no event reaches it.
 */
export function watchOtherTabs(
  store: WatchedStore,
  markers: SessionMarkers,
  page: Pick<Window, 'addEventListener'>,
): void {
  function notice(): void {
    for (const look of [...firstToLook]) look();
    noticeOtherTabs(store, markers);
  }
  for (const event of ['storage', 'pageshow']) page.addEventListener(event, notice);
}
