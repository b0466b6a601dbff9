import type { BankTransport } from '#src/api/client/transport.ts';
import { toBankError } from '#src/api/messages/bank-error.ts';
import { signInRefusalMessage } from '#src/api/messages/refusals.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { type Credentials, prepareToSeal, sealCredentials } from '#src/api/sealing/seal-credentials.ts';
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

const loggingIn = new WeakSet<BankTransport>();

/**
 * Asks for what sealing the password needs, `again` if the customer has come back to the form. Not beside a login, here or in
 * another tab: the bank could answer a visitor's call with a session that replaces the new one.
 */
export function prepareSession(again: boolean): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { openBank, noticeOtherTabs }) => {
    const transport = await openBank();
    if (!loggingIn.has(transport) && noticeOtherTabs() === undefined) prepareToSeal(transport, { again });
  };
}

/** Begins the session once it is known who the customer is and what must be done first. */
export function startSession(credentials: Credentials): AppThunk<Promise<SignInResult>> {
  return async (dispatch, _getState, { openBank, newSessionId, noticeOtherTabs }) => {
    const transport = await openBank();
    const sessionId = newSessionId();
    const isOurs = () => noticeOtherTabs() === sessionId;
    loggingIn.add(transport);
    try {
      const sealed = await sealCredentials(transport, credentials);
      noticeOtherTabs();
      dispatch(sessionTried({ sessionId }));
      const onTaken = () => void dispatch(sessionOpening({ sessionId }));
      const opened = await openSession(transport, sealed, { onTaken, isOurs });
      // Another tab signed in meanwhile, so the cookie is that customer's.
      if (!isOurs()) throw new BankFailure({ kind: 'session-over', reason: 'expired' });
      const { credentialsChangeNeeded } = opened;
      // The next customer must not see an earlier customer's answers.
      dispatch(bankApi.util.resetApiState());
      keepAnswers(dispatch, opened);
      dispatch(sessionStarted({ sessionId, credentialsChangeNeeded }));
      // The earlier session of this browser is over at the bank.
      markLogOut('confirmed');
      return { outcome: 'signed-in', credentialsChangeNeeded };
    } catch (reason) {
      // An earlier session ends in every tab and at the bank, unless sign-in was refused or failed before the bank was
      // asked.
      dispatch(sessionNotOpened({ sessionId }));
      if (!(reason instanceof BankFailure)) throw reason;
      if (reason.failure.kind === 'session-over') dispatch(sessionEnded({ reason: reason.failure.reason }));
      return { outcome: 'failed', error: toBankError(reason.failure, signInRefusalMessage) };
    } finally {
      loggingIn.delete(transport);
    }
  };
}

function keepAnswers(dispatch: AppDispatch, { profile, loginFlow }: OpenedSession): void {
  const arg = { party: false } as const;
  const { upsertQueryEntries } = profileApi.util;
  dispatch(upsertQueryEntries([{ endpointName: 'getLoginFlow', arg, value: loginFlow }]));
  if (profile) dispatch(upsertQueryEntries([{ endpointName: 'getProfile', arg, value: profile }]));
}
