import { dayOf, fieldsOf, isList, moneyOf, textOf, unsigned, type Wire } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import type { DebitCredit } from './transaction.ts';

export interface PendingTransaction {
  readonly id: string;
  readonly title: string;
  readonly day: CalendarDay;
  readonly valueDay?: CalendarDay;
  readonly flag: DebitCredit;
  readonly amount: Money;
}

/**
 * Newest first, then in the bank's order. Entries without a usable day or amount are dropped. Undefined if the answer
 * holds no list.
 */
export function toPendingTransactions(
  answer: Wire<'PendingTransactionsAnswer'>,
): readonly PendingTransaction[] | undefined {
  const { czPendingTransactionItems: entries } = fieldsOf(answer);
  if (!isList(entries)) return undefined;
  return entries
    .flatMap((entry, place) => toPendingTransaction(entry, `${place}`) ?? [])
    .sort((left, right) => (left.day === right.day ? 0 : left.day < right.day ? 1 : -1));
}

function toPendingTransaction(entry: Wire<'PendingTransaction'>, id: string): PendingTransaction | undefined {
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
