import type { Account } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import type { Schedule, TransferOrder } from '#src/api/payments/payment-order.ts';
import { transactionsOfPeriodRead } from '#src/api/transactions/transactions.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { callCountOf, loggedIn, openBank } from './open-bank.ts';

const party = false as const;
const reference = 'Fault drill';
const { listAccounts } = accountsApi.endpoints;

/** A customer with a current account and savings, logged in to a whole bank; all their pages share the session. */
export async function openTransferringCustomer() {
  const sandbox = await openBank();
  const visit = async () => {
    return loggedIn(sandbox);
  };
  const browser = await visit();
  const { store: observer } = await signedInStore(browser);
  const accountsOf = async (store: typeof observer) => {
    const uncached = { forceRefetch: true, subscribe: false } as const;
    const list = (await store.dispatch(listAccounts.initiate({ party }, uncached))).data?.accounts ?? [];
    const ofKind = (wanted: Account['kind']) => {
      const found = list.find(({ kind, currency }) => kind === wanted && currency === 'GBP');
      if (found?.availableBalance === undefined) throw new Error(`There is no account of the kind ${wanted}.`);
      return { ...found, available: found.availableBalance };
    };
    return { from: ofKind('CA'), to: ofKind('IA') };
  };
  const before = await accountsOf(observer);

  return {
    sandbox,
    /** A page of the browser. */
    openPage: async () => (await signedInStore(browser)).store,
    orderOf: (minor: number, schedule: Schedule): TransferOrder => ({
      party,
      from: before.from,
      toAccount: before.to,
      amount: money(minor, 'GBP'),
      reference,
      schedule,
      confirms: 'transfer something',
    }),
    /** Pence that each account has more or less since. What was pending before does not count. */
    moved: async () => difference(before, await accountsOf(observer)),
    /** Pence booked on each account for these transfers, read in a new session, which ends this one. */
    async booked(to: CalendarDay) {
      const { store } = await signedInStore(await visit());
      const now = await accountsOf(store);
      const sumOf = async ({ id: accountId, kind }: Account) => {
        const period = { party, accountId, kind, from: calendarDay('2026-03-02'), to, keyword: reference };
        const answer = await store.dispatch(transactionsOfPeriodRead(period, new AbortController().signal));
        if ('error' in answer) throw new Error(answer.error.message);
        return answer.data.transactions.reduce(
          (sum, { flag, amount }) => sum + (flag === 'D' ? -amount.minor : amount.minor),
          0,
        );
      };
      return { from: await sumOf(now.from), to: await sumOf(now.to) };
    },
    /** Number of calls of the operation from all pages. */
    callCount: (operationId: string) => callCountOf(sandbox, operationId),
  };
}

interface Both {
  readonly from: { readonly available: Money };
  readonly to: { readonly available: Money };
}

function difference(before: Both, after: Both) {
  const of = (side: 'from' | 'to') => after[side].available.minor - before[side].available.minor;
  return { from: of('from'), to: of('to') };
}
