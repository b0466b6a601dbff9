import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { bankApi } from './bank-api.ts';
import type { BankTransport } from './client/transport.ts';
import { sessionEnded, sessionOpening } from './session.slice.ts';

const endsASession = isAnyOf(sessionEnded, sessionOpening);

/** However a session ends, nothing that the bank said, no nonce and no request that waits outlives it. */
export function dropAtSessionEnd(transport: Pick<BankTransport, 'forgetNonces' | 'challengeDesk'>): Middleware {
  return ({ dispatch }) =>
    (next) =>
    (action) => {
      const result = next(action);
      if (endsASession(action)) {
        transport.forgetNonces();
        transport.challengeDesk?.dropAll();
        dispatch(bankApi.util.resetApiState());
      }
      return result;
    };
}
