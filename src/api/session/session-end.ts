import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import type { BankTransport } from '#src/api/client/transport.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import { sessionEnded, sessionOpening } from '#src/api/store/session.slice.ts';

const endsASession = isAnyOf(sessionEnded, sessionOpening);

/** No answer, nonce or waiting request outlives its session. */
export function dropAtSessionEnd(transport: Pick<BankTransport, 'forgetNonces' | 'challengeQueue'>): Middleware {
  return ({ dispatch }) =>
    (next) =>
    (action) => {
      const result = next(action);
      if (endsASession(action)) {
        transport.forgetNonces();
        transport.challengeQueue?.dropAll();
        dispatch(bankApi.util.resetApiState());
      }
      return result;
    };
}
