import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type BankError, toBankError } from '#src/api/messages/bank-error.ts';
import { refusalMessage } from '#src/api/messages/refusals.ts';
import { BankFailure, type Failure } from '#src/api/wire/failure.ts';
import { customerLockedCode, loginStepsDueCode } from '#src/api/wire/refusal-codes.ts';
import { ask, type BankCall } from './bank-call.ts';
import type { RootState, StoreExtra } from './hooks.ts';
import { credentialsChangeFound, sessionEnded } from './session.slice.ts';

const sessionOver = { kind: 'session-over', reason: 'expired' } as const;

type QueryContext = Pick<BaseQueryApi, 'dispatch' | 'extra' | 'getState' | 'signal'>;

type Answer<Model> = { readonly data: Model } | { readonly error: BankError };

/**
 * The `queryFn` of an endpoint inside a session. If the bank no longer knows the session, the app's session ends,
 * unless it is a newer one. All tabs share the cookie, and another customer may sign in beside a sleeping tab: so
 * ownership is checked before each call and before its answer is used, after any sign-in in progress. `wordRefusal` words
 * a refusal in place of the catalogue.
 */
export function bankQuery<Arg, Model, Body>(
  callFor: (arg: Arg) => BankCall<Model, Body>,
  wordRefusal = refusalMessage,
) {
  return async (arg: Arg, { dispatch, extra, getState, signal }: QueryContext): Promise<Answer<Model>> => {
    const { openBank, noticeOtherTabs, untilTried } = extra as StoreExtra;
    await untilTried();
    noticeOtherTabs();
    const customerSession = signedInId(getState());
    if (customerSession === undefined) return { error: toBankError(sessionOver) };
    try {
      const isOurs = () => {
        noticeOtherTabs();
        return signedInId(getState()) === customerSession;
      };
      const call = callFor(arg);
      const data = await ask(await openBank(), call, { signal, isOurs, canConfirm: true });
      await untilTried();
      // The outcome of an order always counts: it was sent in the session that asked.
      return isOurs() || call.sentOnce !== undefined ? { data } : { error: toBankError(sessionOver) };
    } catch (thrown) {
      await untilTried();
      const failure = failureOf(thrown, signal);
      if (signedInId(getState()) === customerSession) {
        if (failure.kind === 'session-over') dispatch(sessionEnded({ reason: failure.reason }));
        if (isRefusedWith(failure, loginStepsDueCode)) dispatch(credentialsChangeFound());
        if (isRefusedWith(failure, customerLockedCode)) dispatch(sessionEnded({ reason: 'locked' }));
      }
      return { error: toBankError(failure, wordRefusal) };
    }
  };
}

/** A cancelled query reports to nobody. Anything but a BankFailure is a bug and is rethrown. */
function failureOf(thrown: unknown, signal: AbortSignal): Failure {
  if (thrown instanceof BankFailure) return thrown.failure;
  if (signal.aborted) return { kind: 'fault', fault: 'bad_network_response' };
  throw thrown;
}

/** The status beside the code is assumed. */
function isRefusedWith(failure: Failure, code: string): boolean {
  return failure.kind === 'refusal' && failure.refusal.code === code;
}

function signedInId(state: unknown): string | undefined {
  const { session } = state as RootState;
  return session.status === 'signed-in' ? session.sessionId : undefined;
}
