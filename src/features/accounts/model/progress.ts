import type { LoanOutstanding, LoanTerms } from '#src/api/accounts/loan-details.ts';
import type { TermDeposit } from '#src/api/accounts/term-deposit.ts';
import { type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

export interface Repayment {
  readonly repaid: Money;
  readonly outstanding: Money;
}

/** Both amounts as the bank gives them; undefined where it gives only one. What is repaid includes interest. */
export function repaymentOf({ amountPaid }: LoanTerms, { outstandingAmount }: LoanOutstanding): Repayment | undefined {
  if (amountPaid === undefined || outstandingAmount === undefined) return undefined;
  if (amountPaid.currency !== outstandingAmount.currency) return undefined;
  return { repaid: amountPaid, outstanding: outstandingAmount };
}

export interface WayToMaturity {
  readonly daysPassed: number;
  readonly daysLeft: number;
  readonly maturityDate: CalendarDay;
}

/** Never before the first day or past the last; undefined where the bank gives no days. */
export function wayToMaturity({ startDate, maturityDate }: TermDeposit, today: CalendarDay): WayToMaturity | undefined {
  if (startDate === undefined || maturityDate === undefined || maturityDate <= startDate) return undefined;
  const whole = daysBetween(startDate, maturityDate);
  const daysPassed = Math.min(Math.max(daysBetween(startDate, today), 0), whole);
  return { daysPassed, daysLeft: whole - daysPassed, maturityDate };
}
