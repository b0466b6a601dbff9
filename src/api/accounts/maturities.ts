import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { accountDetailsApi } from './account-details.ts';

interface MaturitiesArg extends PartyArg {
  readonly accountIds: readonly AccountId[];
}

const { getTermDepositAccount } = accountDetailsApi.endpoints;

export const maturitiesApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** When each bond matures. One whose details could not be loaded is left out. */
    listMaturities: build.query<Readonly<Record<AccountId, CalendarDay>>, MaturitiesArg>({
      async queryFn({ party, accountIds }, { dispatch }) {
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
