import { profileApi } from '#src/api/profile/profile.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { clock } from '#src/api/wire/clock.ts';

const { initiate, select } = profileApi.endpoints.getProfile;
const arg = { party: false } as const;

/**
 * Asks the bank who is signed in, unless it was asked less than `olderThanMs` ago: a session that is over there ends
 * here, too, and one that is not is awake for longer. Whatever else comes of it is for the screens to tell.
 */
export function refetchProfile(olderThanMs: number): AppThunk<Promise<void>> {
  return async (dispatch, getState, { openBank }) => {
    // What the bank says has no place in the store before; a bank that does not load is missed by the screens.
    if ((await openBank().catch(() => undefined)) === undefined) return;
    const state: unknown = getState();
    const { fulfilledTimeStamp } = select(arg)(state as Parameters<ReturnType<typeof select>>[0]);
    if (fulfilledTimeStamp !== undefined && clock.wallNowMs() - fulfilledTimeStamp < olderThanMs) return;
    await dispatch(initiate(arg, { forceRefetch: true, subscribe: false }));
  };
}
