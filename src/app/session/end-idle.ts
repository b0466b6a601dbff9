import type { AppThunk } from '#src/api/store/hooks.ts';
import { selectSession, sessionEnded } from '#src/api/store/session.slice.ts';
import type { SessionMarkers } from './session-markers.ts';

/**
 * Ends the session of a customer who is not there. At once on this device, so that nothing stays to be seen; the bank is
 * told afterwards, by the one tab that noticed first. Resolves when the bank has answered, or was not reached.
 */
export function endIdleSession(markers: Pick<SessionMarkers, 'sharedId'>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { openBank }) => {
    const session = selectSession(getState());
    if (session.status !== 'signed-in') return;
    const isFirst = markers.sharedId() === session.sessionId;
    dispatch(sessionEnded({ reason: 'idle' }));
    if (!isFirst) return;
    // Whoever signs in meanwhile has the cookie, and theirs is not to be ended.
    const isOurs = () => markers.sharedId() === undefined;
    await Promise.all([import('#src/api/session/session.ts'), openBank()]).then(
      ([{ endSession, knownSoon }, transport]) => knownSoon(endSession(transport, { isOurs })),
      () => undefined,
    );
  };
}
