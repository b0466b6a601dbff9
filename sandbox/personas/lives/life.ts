import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { dayNumberOf, type PersonaDay } from '#sandbox/personas/time/persona-day.ts';
import type { TransactionCode } from '#sandbox/personas/transaction-codes.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';

/**
 * A life is what a persona's accounts do: a set of habits, each saying for any day what is meant to happen on it. A habit
 * knows only the day and its own stream of chance, so the same day can be lived in a history made at opening or by the
 * bank's clock a month later. Amounts may look at the books at the moment itself, and what cannot be paid is not.
 */
export interface Life {
  readonly personaId: string;
  readonly accounts: readonly AccountRecord[];
  readonly accountsById: ReadonlyMap<string, AccountRecord>;
  readonly habits: readonly Habit[];
  /** The first day anything happens, as a persona-day number. */
  readonly bornOn: number;
}

/** The life of those accounts from the day the first of them was opened. */
export function lifeOf(personaId: string, accounts: readonly AccountRecord[], habits: readonly Habit[]): Life {
  const bornOn = Math.min(...accounts.map(({ openedOn }) => dayNumberOf(openedOn)));
  return {
    personaId,
    accounts,
    accountsById: new Map(accounts.map((account) => [account.id, account])),
    habits,
    bornOn,
  };
}

export type Habit = (day: PersonaDay) => readonly Happening[];

/** One event: its legs are booked together or not at all. */
export interface Happening {
  /** London seconds since midnight. */
  readonly second: number;
  readonly legs: readonly Leg[];
  /** Pending first, and booked so many working days later. Such a happening has one leg, with the outside world. */
  readonly clearsIn?: 1 | 2 | 3;
  /** What is booked instead when the legs cannot be paid. */
  readonly otherwise?: readonly Leg[];
}

/** Money going from one ledger account to another. */
export interface Leg {
  readonly from: string;
  readonly to: string;
  /** Whole minor units; nothing to move (zero or less) leaves the leg out. */
  readonly minor: Amount;
  readonly currency: CurrencyCode;
  readonly code: TransactionCode;
  readonly description: string;
  readonly reference: string;
  /** The account whose interest so far this leg settles: its count starts again at nothing. */
  readonly settlesInterestOf?: string;
}

export type Amount = number | ((books: Books) => number);

/** What an amount may look at. */
export interface Books {
  /** Booked balance in minor units. */
  balanceOf(accountId: string): number;
  /** The account's own money that nothing pending waits for: the balance less pending debits, overdraft left out. */
  freeOn(accountId: string): number;
  /** Interest since it was last settled, in whole minor units and never negative. */
  interestOn(accountId: string): number;
}

/** The outside world's side of a movement. */
export function clearing(
  name:
    | 'bacs'
    | 'cards'
    | 'cash'
    | 'chaps'
    | 'charges'
    | 'cheques'
    | 'direct-debits'
    | 'exchange'
    | 'faster-payments'
    | 'goodwill'
    | 'interest'
    | 'lending'
    | 'standing-orders'
    | 'swift'
    | 'tax'
    | 'vat',
  currency: CurrencyCode = 'GBP',
): string {
  return `clearing:${name}:${currency}`;
}

export function isClearing(accountId: string): boolean {
  return accountId.startsWith('clearing:');
}
