import { clock } from '#src/api/environment/bank-clock.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { balancesKeepSeconds, bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { type AccountList, toAccountList } from './account.ts';
import { toAllowedAccounts, toCorrespondenceAddress } from './correspondence-address.ts';

export type TaskCode = components['schemas']['TaskCode'];

interface TaskArg extends PartyArg {
  readonly taskCode: TaskCode;
}

export interface AccountArg extends PartyArg {
  readonly accountId: AccountId;
}

/** Includes the bank's time of the answer, because the list may be shown later. */
interface AccountsAtMoment extends AccountList {
  readonly asOf: Instant;
}

function accountsCall({ party }: PartyArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/accounts', { params: { query: { expand: 'all' } } }),
    read(answer): AccountsAtMoment | undefined {
      const list = toAccountList(answer);
      return list && { ...list, asOf: clock.businessNow() };
    },
  });
}

function payingAccountsCall({ party, taskCode }: TaskArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/accounts/demandDeposit', { params: { query: { taskCode } } }),
    read: toAllowedAccounts,
  });
}

function payingLoansCall({ party, taskCode }: TaskArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/accounts/loan', { params: { query: { taskCode } } }),
    read: toAllowedAccounts,
  });
}

function accountAddressCall({ party, accountId }: AccountArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/cz/v1/accountAddress/{accountId}', { params: { path: { accountId } } }),
    read: toCorrespondenceAddress,
  });
}

export const accountsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    listAccounts: build.query({ queryFn: bankQuery(accountsCall), providesTags: ['Accounts'] }),
    listPayingAccounts: build.query({ queryFn: bankQuery(payingAccountsCall), providesTags: ['PayingAccounts'] }),
    listPayingLoans: build.query({ queryFn: bankQuery(payingLoansCall), providesTags: ['PayingAccounts'] }),
    getAccountAddress: build.query({ queryFn: bankQuery(accountAddressCall), providesTags: ['CorrespondenceAddress'] }),
  }),
});

export const { useGetAccountAddressQuery } = accountsApi;

/** Refetches balances that are no longer fresh. */
export function useListAccountsQuery(arg: PartyArg) {
  return accountsApi.useListAccountsQuery(arg, { refetchOnMountOrArgChange: balancesKeepSeconds });
}
