import { profileApi } from '#src/api/profile/profile.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { entityChosen, selectSession } from '#src/api/store/session.slice.ts';
import { digestOf } from '#src/kernel/digest.ts';

/** Restores the entity with this digest, if the profile still has it. Errors are shown by the screens. */
export function restoreEntity(digest: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const session = selectSession(getState());
    if (session.status !== 'signed-in' || session.credentialsChangeNeeded) return;
    const { data } = await dispatch(profileApi.endpoints.getProfile.initiate({ party: false }, { subscribe: false }));
    for (const { id } of data?.entities ?? []) {
      if ((await digestOf(id)) === digest) dispatch(entityChosen(id));
    }
  };
}
