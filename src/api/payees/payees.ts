import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { saysOnlyDone } from '#src/api/wire/own-answer.ts';
import { type Payee, payeeName, toPayeeList } from './payee.ts';

interface DeletePayeeArg extends PartyArg {
  readonly payee: Pick<Payee, 'id' | 'groupId' | 'title' | 'payeeDescription'>;
}

export function payeesCall({ party }: PartyArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/cz/v1/payments/payeeGroup', { params: { query: { expand: 'ALL' } } }),
    read: toPayeeList,
  });
}

function deletePayeeCall({ party, payee }: DeletePayeeArg) {
  const { id: payeeId, groupId } = payee;
  return bankCall({
    party,
    confirms: `delete ${payeeName(payee)} from your payees`,
    send: (client) =>
      client.DELETE('/cz/v1/payments/payeeGroup/{groupId}/payees/external/{payeeId}', {
        params: { path: { groupId, payeeId }, query: { stage: '1' } },
      }),
    read: (answer) => (saysOnlyDone(answer, {}) ? null : undefined),
  });
}

export const payeesApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    listPayees: build.query({ queryFn: bankQuery(payeesCall), providesTags: ['Payees'] }),
    deletePayee: build.mutation({ queryFn: bankQuery(deletePayeeCall), invalidatesTags: staleAfter.deletePayee }),
  }),
});

export const { useListPayeesQuery, useDeletePayeeMutation } = payeesApi;
