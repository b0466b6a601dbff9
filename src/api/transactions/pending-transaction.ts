import { dayOf, fieldsOf, moneyOf, textOf, unsigned } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import type { DebitCredit } from './transaction.ts';

/** A movement that is on its way and not booked yet. */
export interface PendingTransaction {
  /** Unique within the answer: the bank gives none. */
  readonly id: string;
  readonly title: string;
  readonly day: CalendarDay;
  /** From when on the money counts. */
  readonly valueDay?: CalendarDay;
  readonly flag: DebitCredit;
  /** Never below zero: the flag says which way it goes. */
  readonly amount: Money;
}

/**
 * Newest first, and in the bank's order within a day. Entries without a usable day or amount are left out. Undefined
 * for an answer that holds no list at all.
 */
export function toPendingTransactions(answer: unknown): readonly PendingTransaction[] | undefined {
  const { czPendingTransactionItems: entries } = fieldsOf(answer);
  if (!Array.isArray(entries)) return undefined;
  return entries
    .flatMap((entry, place) => toPendingTransaction(entry, `${place}`) ?? [])
    .sort((left, right) => (left.day === right.day ? 0 : left.day < right.day ? 1 : -1));
}

/** D is a debit and anything else a credit; the amount stands on the side that the flag names. */
function toPendingTransaction(entry: unknown, id: string): PendingTransaction | undefined {
  const { description, transactionDate, valueDate, creditDebitFlag, debitAmount, creditAmount } = fieldsOf(entry);
  const flag = creditDebitFlag === 'D' ? 'D' : 'C';
  const amount = moneyOf(flag === 'D' ? debitAmount : creditAmount);
  const valueDay = dayOf(valueDate);
  const day = dayOf(transactionDate) ?? valueDay;
  if (day === undefined || amount === undefined) return undefined;
  return {
    id,
    title: textOf(description) ?? '',
    day,
    ...(valueDay !== undefined && { valueDay }),
    flag,
    amount: unsigned(amount),
  };
}
