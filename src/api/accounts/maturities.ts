import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { AccountId } from '#src/kernel/ids.ts';

interface MaturitiesArg extends PartyArg {
  readonly accountIds: readonly AccountId[];
}

export const maturitiesApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** When each bond matures. One whose details could not be loaded is left out. */
    listMaturities: build.query<Readonly<Record<AccountId, CalendarDay>>, MaturitiesArg>({
      async queryFn({ party, accountIds }, { dispatch }) {
        // Few customers have a bond, and every page would load with what reads one.
        const { accountDetailsApi } = await import('./account-details.ts');
        const { getTermDepositAccount } = accountDetailsApi.endpoints;
        const days = await Promise.all(
          accountIds.map(async (accountId) => {
            const { data } = await dispatch(getTermDepositAccount.initiate({ party, accountId }, { subscribe: false }));
            return data?.maturityDate === undefined ? [] : [[accountId, data.maturityDate] as const];
          }),
        );
        return { data: Object.fromEntries(days.flat()) };
      },
      providesTags: ['AccountDetails'],
    }),
  }),
});
