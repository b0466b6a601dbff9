import { clock } from '#src/api/environment/bank-clock.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';

const { initiate, select } = profileApi.endpoints.getProfile;
const arg = { party: false } as const;

/**
 * Asks who is logged in, unless asked less than `olderThanMs` ago. Detects a session that is over and keeps a live one
 * awake. Errors are shown by the screens.
 */
export function refetchProfile(olderThanMs: number): AppThunk<Promise<void>> {
  return async (dispatch, getState, { openBank }) => {
    // The bank's slices must be joined first. Screens report a failed load themselves.
    if ((await openBank().catch(() => undefined)) === undefined) return;
    const state: unknown = getState();
    const { fulfilledTimeStamp } = select(arg)(state as Parameters<ReturnType<typeof select>>[0]);
    if (fulfilledTimeStamp !== undefined && clock.wallNowMs() - fulfilledTimeStamp < olderThanMs) return;
    await dispatch(initiate(arg, { forceRefetch: true, subscribe: false }));
  };
}
