import type { Middleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '#src/api/hooks.ts';
import { selectSession, sessionEnded, sessionStarted } from '#src/api/session.slice.ts';
import type { SessionMarkers } from './session-markers.ts';

/** Keeps the markers in step with the session: written when it begins, removed however it ends. */
export function keepMarkers(markers: SessionMarkers): Middleware<unknown, RootState> {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const before = selectSession(getState());
      const result = next(action);
      if (sessionStarted.match(action)) markers.write(action.payload);
      if (sessionEnded.match(action) && before.status === 'signed-in') markers.wipe(before.sessionId);
      return result;
    };
}

interface WatchedStore {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
}

/** Ends this tab's session when another tab has signed in anew or logged off: the cookie is another's, or nobody's. */
export function noticeOtherTabs({ dispatch, getState }: WatchedStore, markers: SessionMarkers): void {
  const session = selectSession(getState());
  if (session.status !== 'signed-in') return;
  const sharedId = markers.sharedId();
  if (sharedId === session.sessionId) return;
  dispatch(sessionEnded({ reason: sharedId === undefined ? 'logged-off' : 'replaced' }));
}

/**
 * Looks when storage changes, and when the page comes back from the browser's memory, where no event reaches it.
 */
export function watchOtherTabs(
  store: WatchedStore,
  markers: SessionMarkers,
  page: Pick<Window, 'addEventListener'>,
): void {
  for (const event of ['storage', 'pageshow']) page.addEventListener(event, () => noticeOtherTabs(store, markers));
}
