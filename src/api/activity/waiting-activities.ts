import { bankApi } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { fewAtOnce } from '#src/api/store/few-at-once.ts';
import { listOf } from '#src/api/wire/wire.ts';
import type { DaysArg } from './activities.ts';
import { type ActivityItem, toActivityList } from './activity.ts';
import { groupOf } from './activity-types.ts';

interface WaitingArg extends DaysArg {
  readonly types: readonly string[];
}

export const awaitingCode = 'PENDING_APPROVAL';

/** Calls in parallel. */
const mostAtOnce = 3;

/** What awaits authorisation, of those types, the newest first. The bank lists one type at a time. */
function waitingCall({ party, types, from: fromDate, to: toDate }: WaitingArg) {
  return bankCall({
    party,
    async send(client) {
      const jobs = types.map((transactionName) => async () => {
        const query = { discriminator: groupOf(transactionName), fromDate, toDate, transactionName } as const;
        const params = { query: { ...query, status: awaitingCode, view: 'all' } } as const;
        return (await client.GET('/cz/v1/transactions', { params })).data;
      });
      return { data: await fewAtOnce(jobs, mostAtOnce) };
    },
    read(answers): readonly ActivityItem[] | undefined {
      const lists = listOf(answers).flatMap((answer) => toActivityList(answer) ?? []);
      if (lists.length !== types.length) return undefined;
      return lists
        .flatMap(({ items }) => items)
        .toSorted((one, other) => (other.madeAt ?? '').localeCompare(one.madeAt ?? ''));
    },
  });
}

const waitingApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    listWaitingActivities: build.query({ queryFn: bankQuery(waitingCall), providesTags: ['Activity'] }),
  }),
});

export const useListWaitingActivitiesQuery = (arg: WaitingArg) =>
  waitingApi.useListWaitingActivitiesQuery(arg, { refetchOnMountOrArgChange: true });
