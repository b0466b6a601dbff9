import { bankApi } from './bank-api.ts';
import { wordFailure } from './bank-error.ts';
import { BankFailure } from './failure.ts';
import type { AppDispatch, AppThunk } from './hooks.ts';
import { profileApi } from './profile.ts';
import { signInRefusalMessage } from './refusals.ts';
import { sessionEnded, sessionStarted } from './session.slice.ts';
import { type Credentials, type OpenedSession, type SignInResult, signIn } from './session.ts';

/** Signs in and, once everything the first page needs is known, begins the session; on any failure nothing begins. */
export function startSession(credentials: Credentials): AppThunk<Promise<SignInResult>> {
  return async (dispatch, _getState, { openBank, newSessionId }) => {
    const transport = await openBank();
    try {
      const opened = await signIn(transport, credentials);
      const { credentialsChangeNeeded } = opened;
      // What an earlier customer of this page was told must not be seen by the next.
      dispatch(bankApi.util.resetApiState());
      keepAnswers(dispatch, opened);
      dispatch(sessionStarted({ sessionId: newSessionId(), credentialsChangeNeeded }));
      return { outcome: 'signed-in', credentialsChangeNeeded };
    } catch (reason) {
      if (!(reason instanceof BankFailure)) throw reason;
      // A session that was still open here was the bank's earlier one, and its nonces are gone.
      dispatch(sessionEnded({ reason: 'expired' }));
      return { outcome: 'failed', error: wordFailure(reason.failure, signInRefusalMessage) };
    }
  };
}

/** The answers to sign-in's own questions, kept as if the first page had asked them. */
function keepAnswers(dispatch: AppDispatch, { profile, loginFlow, permissions }: OpenedSession): void {
  const arg = { party: false } as const;
  const { upsertQueryEntries } = profileApi.util;
  dispatch(upsertQueryEntries([{ endpointName: 'getLoginFlow', arg, value: loginFlow }]));
  if (profile) dispatch(upsertQueryEntries([{ endpointName: 'getProfile', arg, value: profile }]));
  if (permissions) dispatch(upsertQueryEntries([{ endpointName: 'listPermissions', arg, value: permissions }]));
}
