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

/** Keeps the storage markers in step with the session. */
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
        // A session replaced by another login must not write itself back.
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
 * Ends this tab's session if another tab has logged in or logged out. Returns the id of the login that the browser
 * holds, or that is in progress.
 */
export function noticeOtherTabs({ dispatch, getState }: WatchedStore, markers: SessionMarkers): string | undefined {
  const session = selectSession(getState());
  const sharedId = markers.sharedId();
  if (session.status === 'signed-in' && sharedId !== session.sessionId && !markers.isOnlyTriedOver(session.sessionId)) {
    dispatch(sessionEnded({ reason: sharedId === undefined ? 'logged-off' : 'replaced' }));
  }
  return sharedId;
}

const lookAgainMs = 50;

/** Resolves at once if no login is in progress. */
export async function untilTried(markers: Pick<SessionMarkers, 'isTried'>): Promise<void> {
  while (markers.isTried()) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
}

const firstToLook = new Set<() => void>();

/**
 * Runs `look` before this tab treats a change as another tab's log-out, because an idle time-out reaches all tabs at
 * once. @returns unsubscribe.
 */
export function lookFirst(look: () => void): () => void {
  firstToLook.add(look);
  return () => void firstToLook.delete(look);
}

/** Checks on storage events and on return from the back/forward cache, where no storage event arrives. */
export function watchOtherTabs(
  store: WatchedStore,
  markers: SessionMarkers,
  page: Pick<Window, 'addEventListener'>,
): void {
  function checkNow(): void {
    for (const look of [...firstToLook]) look();
    noticeOtherTabs(store, markers);
  }
  for (const event of ['storage', 'pageshow']) page.addEventListener(event, checkNow);
}
