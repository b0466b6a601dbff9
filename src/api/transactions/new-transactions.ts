import type { Account } from '#src/api/accounts/account.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import type { Period } from '#src/rules/export-periods.ts';
import { type NewTransactions, newTransactions } from './since-last-visit.ts';
import { type PeriodArg, periodCall } from './transactions.ts';

interface NewOfAccountArg extends PeriodArg {
  readonly currency: CurrencyCode;
}

interface NewOfAccountsArg extends PartyArg, Period {
  readonly accounts: readonly Pick<Account, 'id' | 'kind' | 'currency'>[];
}

interface NewOfAccounts {
  readonly byAccount: Readonly<Record<AccountId, NewTransactions>>;
  /** An account could not be asked, or had unreadable lines: a sum of all would be wrong. */
  readonly isPart: boolean;
}

/** Accounts asked at the same time. */
const atOnce = 3;

function newOfAccountCall({ currency, ...period }: NewOfAccountArg) {
  const { read, ...call } = periodCall(period);
  return {
    ...call,
    read(answer: Parameters<typeof read>[0]) {
      const list = read(answer);
      if (list === undefined || list.damagedCount > 0) return undefined;
      return newTransactions(list.transactions, currency, period.from);
    },
  };
}

/** Rows may be many, so only their number and sums are kept. */
const kept = { providesTags: ['Transactions'] } as const;

const newOfAccountApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    getNewTransactions: build.query({ queryFn: bankQuery(newOfAccountCall), ...kept }),
  }),
});

export const newTransactionsApi = newOfAccountApi.injectEndpoints({
  endpoints: (build) => ({
    /** A failed account is left out without delaying the others. */
    listNewTransactions: build.query<NewOfAccounts, NewOfAccountsArg>({
      async queryFn({ party, accounts, from, to }, { dispatch }) {
        const { getNewTransactions } = newOfAccountApi.endpoints;
        const known: [AccountId, NewTransactions][] = [];
        const waiting = [...accounts];
        async function askInTurn() {
          for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
            const { id: accountId, kind, currency } = next;
            const arg = { party, accountId, kind, currency, from, to };
            const { data } = await dispatch(getNewTransactions.initiate(arg, { subscribe: false }));
            if (data !== undefined) known.push([accountId, data]);
          }
        }
        await Promise.all(Array.from({ length: atOnce }, askInTurn));
        return { data: { byAccount: Object.fromEntries(known), isPart: known.length < accounts.length } };
      },
      ...kept,
    }),
  }),
});
