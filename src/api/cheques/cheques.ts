import type { AccountArg } from '#src/api/accounts/accounts.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { toChequeList } from './cheque.ts';

/** The numbers asked for. */
const range = { startChequeNo: '000001', endChequeNo: '010000' } as const;

function chequesCall({ party, accountId }: AccountArg) {
  return bankCall({
    party,
    send: (client) =>
      client.GET('/v1/accounts/demandDeposit/{accountId}/issuedCheques', {
        params: { path: { accountId }, query: range },
      }),
    read: toChequeList,
  });
}

export const chequesApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    listIssuedCheques: build.query({ queryFn: bankQuery(chequesCall), providesTags: ['Cheques'] }),
  }),
});

export const useListIssuedChequesQuery = (arg: AccountArg) =>
  chequesApi.useListIssuedChequesQuery(arg, { refetchOnMountOrArgChange: true });
