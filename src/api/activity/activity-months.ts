import type { BankClient } from '#src/api/client/bank-client.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { askThrough, type BankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { fewAtOnce } from '#src/api/store/few-at-once.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { toActivityTypes } from './activity.ts';

interface MonthsArg extends PartyArg {
  readonly months: readonly { readonly from: CalendarDay; readonly to: CalendarDay }[];
}

/** Calls in parallel. */
const mostAtOnce = 3;

/** The totals of some periods, in their order. */
function monthsCall({ party, months }: MonthsArg): BankCall<readonly number[]> {
  return {
    party,
    async send(client) {
      return {
        data: await fewAtOnce(
          months.map((month) => () => totalOf(client, month)),
          mostAtOnce,
        ),
      };
    },
    read: (totals) => totals as readonly number[],
  };
}

function totalOf(client: BankClient, { from: fromDate, to: toDate }: MonthsArg['months'][number]) {
  return askThrough<number>(client, {
    send: () => client.GET('/cz/v1/transactions/count', { params: { query: { countFor: 'all', fromDate, toDate } } }),
    read: (answer) => toActivityTypes(answer)?.reduce((sum, { count }) => sum + count, 0),
  });
}

const activityMonthsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    countByMonth: build.query({ queryFn: bankQuery(monthsCall), providesTags: ['Activity'] }),
  }),
});

export const useCountByMonthQuery = (arg: MonthsArg) =>
  activityMonthsApi.useCountByMonthQuery(arg, { refetchOnMountOrArgChange: true });
