import type { AppThunk } from '#src/api/store/hooks.ts';
import { selectSession, sessionEnded } from '#src/api/store/session.slice.ts';
import type { SessionMarkers } from './session-markers.ts';

/**
 * Ends an idle session: at once on this device, then at the bank, by the first tab to notice. Resolves when the bank
 * has answered or could not be reached.
 */
export function endIdleSession(markers: Pick<SessionMarkers, 'sharedId'>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { openBank }) => {
    const session = selectSession(getState());
    if (session.status !== 'signed-in') return;
    const isFirst = markers.sharedId() === session.sessionId;
    dispatch(sessionEnded({ reason: 'idle' }));
    if (!isFirst) return;
    // The cookie belongs to anyone who logs in meanwhile.
    const isOurs = () => markers.sharedId() === undefined;
    await Promise.all([import('#src/api/session/session.ts'), openBank()]).then(
      ([{ endSession, resultInTime }, transport]) => resultInTime(endSession(transport, { isOurs })),
      () => undefined,
    );
  };
}
