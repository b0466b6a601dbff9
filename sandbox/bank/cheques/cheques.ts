import { findAccountOfCategory } from '#sandbox/bank/accounts/accounts.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/** The transaction code of a cheque drawn on the account. */
export const chequeCode = 'CHQ';
/** The transaction code of a cheque that the customer paid in. */
export const paidInChequeCode = 'CHI';

export type ChequeState = 'not-used' | 'used' | 'hold' | 'stopped' | 'cancelled' | 'rejected';

export interface Cheque {
  readonly number: number;
  readonly state: ChequeState;
  /** When it came to this state; null while unused. */
  readonly on: CalendarDay | null;
  readonly minor: number | null;
}

export type ChequesVerdict =
  | { readonly outcome: 'found'; readonly account: AccountRecord; readonly cheques: readonly Cheque[] }
  | {
      readonly outcome: 'refused';
      readonly reason: 'function-missing' | 'account-not-found' | 'account-not-of-kind' | 'range-not-valid';
    };

/** The cheques of an account between two numbers, both included, lowest first. */
export function findCheques(
  bank: Bank,
  customer: Customer,
  accountToken: string,
  range: { readonly first: number; readonly last: number },
): ChequesVerdict {
  if (!customer.user.permittedFunctions.includes('chequeStatus')) {
    return { outcome: 'refused', reason: 'function-missing' };
  }
  const account = findAccountOfCategory(bank, customer, accountToken, 'demand-deposit');
  if (account === undefined) return { outcome: 'refused', reason: 'account-not-found' };
  if (!account.taskCodes.includes('CH_I_CSE')) return { outcome: 'refused', reason: 'account-not-of-kind' };
  if (range.first > range.last) return { outcome: 'refused', reason: 'range-not-valid' };
  const cheques = chequesOf(bank, account).filter(({ number }) => number >= range.first && number <= range.last);
  return { outcome: 'found', account, cheques };
}

/**
 * Every cheque known to the bank: the leaves of delivered books, and what was drawn. A cheque's state is never stored
 * beside the money: it was used if the ledger has it, and is in clearing while it is held.
 */
export function chequesOf({ records, ledger, today }: Bank, { id, openedOn }: AccountRecord): Cheque[] {
  const found = new Map<number, Cheque>();
  for (const { accountId, firstNumber, leaves } of records.all('chequeBooks')) {
    if (accountId !== id || firstNumber === null) continue;
    for (let number = firstNumber; number < firstNumber + leaves; number += 1) {
      found.set(number, { number, state: 'not-used', on: null, minor: null });
    }
  }
  for (const { accountId, number, state, on, minor } of records.all('chequeMarks')) {
    if (accountId === id) found.set(number, { number, state, on, minor });
  }
  for (const { code, reference, madeOn, minor } of records.holdsOf(id)) {
    const number = code === chequeCode ? chequeNumberOf(reference) : undefined;
    if (number !== undefined) found.set(number, { number, state: 'hold', on: madeOn, minor });
  }
  for (const { posting, minor } of ledger.linesBetween(id, openedOn, today, ({ code }) => code === chequeCode)) {
    const number = chequeNumberOf(posting.reference);
    if (number !== undefined) found.set(number, { number, state: 'used', on: posting.bookedOn, minor: -minor });
  }
  return [...found.values()].sort((one, other) => one.number - other.number);
}

export function chequeText(number: number): string {
  return String(number).padStart(6, '0');
}

function chequeNumberOf(reference: string): number | undefined {
  return /^\d{1,6}$/.test(reference) ? Number(reference) : undefined;
}
