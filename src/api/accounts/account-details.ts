import { bankApi } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import type { AccountArg } from './accounts.ts';
import { toDemandDepositDetails } from './demand-deposit-details.ts';
import { toLoanOutstanding, toLoanTerms } from './loan-details.ts';
import { toTermDeposit } from './term-deposit.ts';

function demandDepositCall({ party, accountId }: AccountArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/accounts/demandDeposit/{accountId}', { params: { path: { accountId } } }),
    read: toDemandDepositDetails,
  });
}

function loanCall({ party, accountId }: AccountArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/accounts/loan/{accountId}', { params: { path: { accountId } } }),
    read: toLoanTerms,
  });
}

function loanOutstandingCall({ party, accountId }: AccountArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/accounts/loan/{accountId}/outstanding', { params: { path: { accountId } } }),
    read: toLoanOutstanding,
  });
}

function termDepositCall({ party, accountId }: AccountArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/accounts/deposit/{accountId}', { params: { path: { accountId } } }),
    read: toTermDeposit,
  });
}

/** Balances change, so a customer who returns to them gets fresh ones. */
const kept = { providesTags: ['AccountDetails'], keepUnusedDataFor: 5 } as const;

export const accountDetailsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    getDemandDepositAccount: build.query({ queryFn: bankQuery(demandDepositCall), ...kept }),
    getLoanAccount: build.query({ queryFn: bankQuery(loanCall), ...kept }),
    getLoanOutstanding: build.query({ queryFn: bankQuery(loanOutstandingCall), ...kept }),
    getTermDepositAccount: build.query({ queryFn: bankQuery(termDepositCall), ...kept }),
  }),
});

export const {
  useGetDemandDepositAccountQuery,
  useGetLoanAccountQuery,
  useGetLoanOutstandingQuery,
  useGetTermDepositAccountQuery,
} = accountDetailsApi;
