import { toBankError } from '#src/api/messages/bank-error.ts';
import { signInRefusalMessage } from '#src/api/messages/refusals.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { type Credentials, sealCredentials } from '#src/api/sealing/seal-credentials.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { AppDispatch, AppThunk } from '#src/api/store/hooks.ts';
import {
  sessionEnded,
  sessionNotOpened,
  sessionOpening,
  sessionStarted,
  sessionTried,
} from '#src/api/store/session.slice.ts';
import { BankFailure } from '#src/api/wire/failure.ts';
import { markLogOut } from './log-out-marker.ts';
import { type OpenedSession, openSession, type SignInResult } from './session.ts';

/** Signs in and, once everything the first page needs is known, begins the session; on any failure nothing begins. */
export function startSession(credentials: Credentials): AppThunk<Promise<SignInResult>> {
  return async (dispatch, _getState, { openBank, newSessionId, noticeOtherTabs }) => {
    const transport = await openBank();
    const sessionId = newSessionId();
    const isOurs = () => noticeOtherTabs() === sessionId;
    try {
      const sealed = await sealCredentials(transport, credentials);
      noticeOtherTabs();
      dispatch(sessionTried({ sessionId }));
      const onTaken = () => void dispatch(sessionOpening({ sessionId }));
      const opened = await openSession(transport, sealed, { onTaken, isOurs });
      // Yet another tab signed in while the bank was answering: the cookie is of that sign-in.
      if (!isOurs()) throw new BankFailure({ kind: 'session-over', reason: 'expired' });
      const { credentialsChangeNeeded } = opened;
      // What an earlier customer of this page was told must not be seen by the next.
      dispatch(bankApi.util.resetApiState());
      keepAnswers(dispatch, opened);
      dispatch(sessionStarted({ sessionId, credentialsChangeNeeded }));
      // Whatever session this browser had before is over at the bank.
      markLogOut('confirmed');
      return { outcome: 'signed-in', credentialsChangeNeeded };
    } catch (reason) {
      // Unless the bank has refused, an earlier session of this browser is over in every tab, and the bank is told so, too.
      // A refusal, and a failure before the bank was asked, leave it as it was, unless it is over at the bank.
      dispatch(sessionNotOpened({ sessionId }));
      if (!(reason instanceof BankFailure)) throw reason;
      if (reason.failure.kind === 'session-over') dispatch(sessionEnded({ reason: reason.failure.reason }));
      return { outcome: 'failed', error: toBankError(reason.failure, signInRefusalMessage) };
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
