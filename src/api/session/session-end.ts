import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import type { BankTransport } from '#src/api/client/transport.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import { sessionEnded, sessionOpening } from '#src/api/store/session.slice.ts';

const endsASession = isAnyOf(sessionEnded, sessionOpening);

/** However a session ends, nothing that the bank said, no nonce and no request that waits outlives it. */
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
