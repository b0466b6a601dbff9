import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BankError } from '#src/api/messages/bank-error.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { bankTags } from './stale.ts';

/** The selected entity changes answers, so every question names it: false asks for all entities together. */
export interface PartyArg {
  readonly party: PartyId | false;
}

/** Balances older than this are asked for again when a screen that shows them opens. */
export const balancesKeepSeconds = 30;

/** What the bank said. Each area adds its endpoints; nothing is asked on a timer and no failure is retried unasked. */
export const bankApi = createApi({
  reducerPath: 'bank',
  baseQuery: fakeBaseQuery<BankError>(),
  tagTypes: bankTags,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
