import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { countOf, fieldsOf, instantOf, isList, omitUndefined, textOf, type Wire } from '#src/api/wire/wire.ts';
import type { Instant } from '#src/kernel/instant.ts';

export interface PendingApprovals {
  readonly total: number;
  /** By the bank's transaction type, such as `PAYMENTS`; types with nothing pending are omitted. */
  readonly counts: readonly { readonly transactionType: string; readonly pending: number }[];
  /** When this customer last looked at the list; missing before the first time. */
  readonly lastVisited?: Instant;
}

export function toPendingApprovals(answer: Wire<'TransactionCountAnswer'>): PendingApprovals | undefined {
  const { countDTOList, lastVisited } = fieldsOf(answer);
  if (!isList(countDTOList)) return undefined;
  const counts = countDTOList.map(fieldsOf).flatMap(({ transactionType, pendingApproval }) => {
    const pending = countOf(pendingApproval) ?? 0;
    return pending === 0 ? [] : [{ transactionType: textOf(transactionType) ?? '', pending }];
  });
  return {
    total: counts.reduce((sum, { pending }) => sum + pending, 0),
    counts,
    ...omitUndefined({ lastVisited: instantOf(lastVisited) }),
  };
}

function pendingApprovalsCall({ party }: PartyArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/cz/v1/transactions/count', { params: { query: { countFor: 'approval' } } }),
    read: toPendingApprovals,
  });
}

export const approvalsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    countPendingApprovals: build.query({
      queryFn: bankQuery(pendingApprovalsCall),
      providesTags: ['PendingApprovals'],
    }),
  }),
});

export const { useCountPendingApprovalsQuery } = approvalsApi;
