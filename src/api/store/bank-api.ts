import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BankError } from '#src/api/messages/bank-error.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { bankTags } from './stale.ts';

/** Answers depend on the entity, so every query names it: false for all entities. */
export interface PartyArg {
  readonly party: PartyId | false;
}

/** Older balances are refetched when a screen that shows them opens. */
export const balancesKeepSeconds = 30;

/** Endpoints are added per area. Nothing is polled, and no failure is retried automatically. */
export const bankApi = createApi({
  reducerPath: 'bank',
  baseQuery: fakeBaseQuery<BankError>(),
  tagTypes: bankTags,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
