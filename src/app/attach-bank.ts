import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { createChallengeQueue } from '#src/api/challenge/challenge-queue.ts';
import { serviceWatch } from '#src/api/client/service-watch.ts';
import { type BankTransport, createTransport, type TransportOptions } from '#src/api/client/transport.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { runtimeConfig } from '#src/api/environment/runtime-config.ts';
import { leftPayeesSlice } from '#src/api/payees/left-payees.slice.ts';
import { unresolvedSlice } from '#src/api/payments/unresolved.slice.ts';
import { dropAtSessionEnd } from '#src/api/session/session-end.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import { challengeSlice } from '#src/api/store/challenge.slice.ts';
import type { RootState } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { letGoOfFiles } from '#src/banking/print/save-file.ts';

/** How a running store accepts more slices and middleware. */
export interface StoreJoint {
  readonly inject: (slice: {
    readonly reducerPath: 'bank' | 'challenge' | 'unresolved' | 'leftPayees';
    readonly reducer: Reducer;
  }) => void;
  readonly addMiddleware: (...middleware: Middleware[]) => void;
  readonly dispatch: (action: UnknownAction) => unknown;
}

export type JoinBank = (joint: StoreJoint) => BankTransport;

/** Joins the bank's state and middleware to the store. */
export function attachBank(joint: StoreJoint): BankTransport {
  const { servicePath, requestTimeoutMs, targetUnit } = runtimeConfig();
  return joinBank(joint, { servicePath, requestTimeoutMs, targetUnit, clock, onAnswer: serviceWatch.note });
}

/** As `attachBank`, over a given transport. */
export function joinBank({ inject, addMiddleware, dispatch }: StoreJoint, options: TransportOptions): BankTransport {
  const transport = createTransport({ ...options, challengeQueue: createChallengeQueue(dispatch) });
  inject(challengeSlice);
  inject(unresolvedSlice);
  inject(leftPayeesSlice);
  inject({ reducerPath: bankApi.reducerPath, reducer: bankApi.reducer });
  addMiddleware(bankApi.middleware as Middleware, dropAtSessionEnd(transport), dropFiles as Middleware);
  // A slice injected late has no state before the next action.
  dispatch({ type: 'bank/attached' });
  return transport;
}

/** However a session ends, files saved in it can no longer be read on this page. */
const dropFiles: Middleware<unknown, RootState> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const wasSignedIn = selectIsSignedIn(getState());
    const result = next(action);
    if (wasSignedIn && !selectIsSignedIn(getState())) letGoOfFiles();
    return result;
  };
