import { addDays, type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { type Money, money, plus } from '#src/kernel/money.ts';
import type { Transaction } from './transaction.ts';

/** What was booked to an account since the customer's last visit. */
export interface NewTransactions {
  readonly count: number;
  readonly paidIn: Money;
  readonly paidOut: Money;
}

/** The first day whose transactions are new. The bank gives no time of day, so those of the day of the visit are not. */
export function firstNewDay(lastLogin: Instant): CalendarDay {
  return addDays(londonDayOf(lastLogin), 1);
}

/** Counts and adds up what was booked on `from` or later. Amounts have the account's currency. */
export function newTransactions(
  transactions: Iterable<Pick<Transaction, 'day' | 'flag' | 'amount'>>,
  currency: CurrencyCode,
  from: CalendarDay,
): NewTransactions {
  let count = 0;
  let [paidIn, paidOut] = [money(0, currency), money(0, currency)];
  for (const { day, flag, amount } of transactions) {
    if (day < from) continue;
    count += 1;
    if (flag === 'C') paidIn = plus(paidIn, amount);
    else paidOut = plus(paidOut, amount);
  }
  return { count, paidIn, paidOut };
}
