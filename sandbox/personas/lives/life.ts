import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { dayNumberOf, type PersonaDay } from '#sandbox/personas/time/persona-day.ts';
import type { TransactionCode } from '#sandbox/personas/transaction-codes.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';

/**
 * A life is everything that happens on a persona's accounts: a set of habits that give the planned events of any day.
 * A habit depends only on the day and its own random stream, so a day is the same in a history made at opening and
 * under the bank's clock. Amounts may depend on the balances at that moment, and what cannot be paid is not paid.
 */
export interface Life {
  readonly personaId: string;
  readonly accounts: readonly AccountRecord[];
  readonly accountsById: ReadonlyMap<string, AccountRecord>;
  readonly habits: readonly Habit[];
  /** The first day with events, as a day number. */
  readonly startsOn: number;
  readonly arranged: readonly Arranged[];
}

/** The life of these accounts, from the day the first was opened. */
export function lifeOf(personaId: string, accounts: readonly AccountRecord[], habits: readonly Habit[]): Life {
  const bornOn = Math.min(...accounts.map(({ openedOn }) => dayNumberOf(openedOn)));
  return {
    personaId,
    accounts,
    accountsById: new Map(accounts.map((account) => [account.id, account])),
    habits,
    startsOn: bornOn,
    arranged: habits.flatMap(({ arranged }) => arranged ?? []),
  };
}

export interface Habit {
  (day: PersonaDay): readonly PlannedEvent[];
  /** What the bank lists of it among the customer's instructions. */
  readonly arranged?: Arranged;
}

/** A direct debit or standing order of the customer, as far as it is known without a history. */
export interface Arranged {
  readonly kind: 'direct-debit' | 'standing-order';
  /** The id of the bank's record. */
  readonly id: string;
  readonly accountId: string;
  /** The originator of a direct debit, or the payee of a standing order. */
  readonly name: string;
  readonly reference: string;
  readonly repeats:
    | { readonly dayOfMonth: number; readonly months?: readonly number[] }
    /** 0 is Sunday; left out on non-working days. */
    | { readonly weekday: number };
  /** The fixed amount of a standing order, and its payee's account number. */
  readonly minor?: number;
  readonly accountNumber?: string;
}

/** All legs are booked or none. */
export interface PlannedEvent {
  /** London seconds since midnight. */
  readonly second: number;
  readonly legs: readonly Leg[];
  /** Pending first, and booked so many working days later. Such an event has one leg, with the outside world. */
  readonly clearsIn?: 1 | 2 | 3;
  /** Booked instead when the legs cannot be paid. */
  readonly otherwise?: readonly Leg[];
  /**
   * The direct debit or standing order that this event belongs to. Under the bank's clock the bank decides about the
   * first and runs the second by itself, where it has them on record.
   */
  readonly arrangedAs?: Pick<Arranged, 'kind' | 'id'>;
}

/** A movement from one ledger account to another. */
export interface Leg {
  readonly from: string;
  readonly to: string;
  /** Whole minor units; a leg of zero or less is left out. */
  readonly minor: Amount;
  readonly currency: CurrencyCode;
  readonly code: TransactionCode;
  readonly description: string;
  readonly reference: string;
  /** The account whose accrued interest this leg pays; its accrual then restarts at zero. */
  readonly settlesInterestOf?: string;
}

export type Amount = number | ((books: Books) => number);

/** What an amount may depend on. */
export interface Books {
  /** Booked balance in minor units. */
  balanceOf(accountId: string): number;
  /** The balance less pending debits, without the overdraft. */
  freeOn(accountId: string): number;
  /** Interest accrued since it was last paid, in whole minor units and never negative. */
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
