import { vi } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { Account } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { challengeAnswered, newCodeWanted } from '#src/api/challenge/challenge-actions.ts';
import type { BankFetch } from '#src/api/client/bank-client.ts';
import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import { dropNote, readNotes } from '#src/api/orders/ledger.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import { payeesApi } from '#src/api/payees/payees.ts';
import { dropRef, readRefs } from '#src/api/payments/payment-note.ts';
import type { PaymentOrder } from '#src/api/payments/payment-order.ts';
import { selectChallenge } from '#src/api/store/challenge.slice.ts';
import { transactionsOfPeriodRead } from '#src/api/transactions/transactions.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { callCountOf, loggedIn, openBank } from './open-bank.ts';

export type Store = Awaited<ReturnType<typeof signedInStore>>['store'];

const party = false as const;
const uncached = { forceRefetch: true, subscribe: false } as const;
const { listAccounts } = accountsApi.endpoints;
const { listPayees } = payeesApi.endpoints;

/** A customer who may pay, logged in to a whole bank, or once more to one at hand; all their pages share the session. */
export async function openPayingCustomer(persona = 'private-customer', at?: Sandbox) {
  const sandbox = at ?? (await openBank());
  const browser = await loggedIn(sandbox, persona);
  const { store: observer } = await signedInStore(browser);

  async function accounts(): Promise<readonly Account[]> {
    return (await observer.dispatch(listAccounts.initiate({ party }, uncached))).data?.accounts ?? [];
  }
  async function payees(): Promise<readonly Payee[]> {
    return (await observer.dispatch(listPayees.initiate({ party }, uncached))).data?.payees ?? [];
  }

  const from = (await accounts()).find(({ kind, currency }) => kind === 'CA' && currency === 'GBP');
  const payee = (await payees()).find(({ isActive, sortCode }) => isActive && sortCode !== '609303');
  if (from?.availableBalance === undefined || payee === undefined) throw new Error(`${persona} cannot pay anybody.`);
  const { minor: availableBefore } = from.availableBalance;

  return {
    sandbox,
    browser,
    payees,
    /** A page of the browser. */
    openPage: async (fetch: BankFetch = browser) => (await signedInStore(fetch)).store,
    orderOf: (minor: number, given: Partial<PaymentOrder> = {}): PaymentOrder => ({
      party,
      from,
      to: payee,
      isNewPayee: false,
      amount: money(minor, 'GBP'),
      reference: 'Hay March',
      schedule: { kind: 'now' },
      confirms: 'pay somebody',
      ...given,
    }),
    /** Pence that have left the account, from the bank's balance. */
    async moneyLeft(): Promise<number> {
      const now = (await accounts()).find(({ id }) => id === from.id)?.availableBalance;
      if (now === undefined) throw new Error('The bank gave no balance for the account.');
      return availableBefore - now.minor;
    },
    /** Number of bookings of the amount to the payee from today, read in another session. */
    async bookingCount(minor: number, to: CalendarDay): Promise<number> {
      const { store } = await signedInStore(await loggedIn(sandbox, persona));
      const own = (await store.dispatch(listAccounts.initiate({ party }))).data?.accounts;
      const account = own?.find(({ accountNumber }) => accountNumber === from.accountNumber);
      if (account === undefined) throw new Error('The account is gone.');
      const period = {
        party,
        accountId: account.id,
        kind: account.kind,
        from: calendarDay('2026-03-02'),
        to,
        keyword: '',
      };
      const answer = await store.dispatch(transactionsOfPeriodRead(period, new AbortController().signal));
      if ('error' in answer) throw new Error(answer.error.message);
      return answer.data.transactions.filter(
        ({ title, flag, amount }) => title === payee.title && flag === 'D' && amount.minor === minor,
      ).length;
    },
    /** Number of calls of the operation from all pages. */
    callCount: (operationId: string) => callCountOf(sandbox, operationId),
  };
}

/** The right code at every challenge, once the sandbox is switched to it. */
export const rightCode = '204816';

/** Enters the right code or PIN, once for each challenge; `wantsNewCode` has the first code sent again before. */
export function answerEveryChallenge(store: Store, { wantsNewCode = false } = {}): void {
  const answered = new Set<string>();
  async function answer(factor: string): Promise<void> {
    if (wantsNewCode && factor === 'otp') await store.dispatch(newCodeWanted());
    await store.dispatch(challengeAnswered(factor === 'otp' ? rightCode : '2580'));
  }
  store.subscribe(() => {
    const { asked } = selectChallenge(store.getState() as never);
    if (asked === null || answered.has(asked.referenceNo)) return;
    answered.add(asked.referenceNo);
    // A dispatch inside the subscriber would run before the current action completes.
    queueMicrotask(() => void answer(asked.factor));
  });
}

/** Advances time until everything has finished. Needs fake timers. */
export async function settle(acting: Iterable<Promise<unknown>>): Promise<void> {
  let isOver = false;
  void Promise.allSettled(acting).then(() => {
    isOver = true;
  });
  while (!isOver) await vi.advanceTimersByTimeAsync(30_000);
}

export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Makes the browser forget all orders whose outcome is unknown, within a test: each test begins with none. */
export function forgetOrders(): void {
  for (const { at } of readRefs()) dropRef(at);
  for (const { at } of readNotes()) dropNote(at);
  sharedStorage.removeItem(lastingKeys.claimedBooks);
}
