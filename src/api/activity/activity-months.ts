import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { fewAtOnce } from '#src/api/store/few-at-once.ts';
import { listOf, type Wire } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { toActivityTypes } from './activity.ts';

interface MonthsArg extends PartyArg {
  readonly months: readonly { readonly from: CalendarDay; readonly to: CalendarDay }[];
}

/** Calls in parallel. */
const mostAtOnce = 3;

/** The totals of some periods, in their order. */
function monthsCall({ party, months }: MonthsArg) {
  return bankCall({
    party,
    async send(client) {
      const jobs = months.map(({ from: fromDate, to: toDate }) => async () => {
        const query = { countFor: 'all', fromDate, toDate } as const;
        return (await client.GET('/cz/v1/transactions/count', { params: { query } })).data;
      });
      return { data: await fewAtOnce(jobs, mostAtOnce) };
    },
    read(answers) {
      const totals = listOf(answers).flatMap((answer) => totalIn(answer) ?? []);
      return totals.length === months.length ? totals : undefined;
    },
  });
}

function totalIn(answer: Wire<'TransactionCountAnswer'>): number | undefined {
  return toActivityTypes(answer)?.reduce((sum, { count }) => sum + count, 0);
}

const activityMonthsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    countByMonth: build.query({ queryFn: bankQuery(monthsCall), providesTags: ['Activity'] }),
  }),
});

export const useCountByMonthQuery = (arg: MonthsArg) =>
  activityMonthsApi.useCountByMonthQuery(arg, { refetchOnMountOrArgChange: true });
