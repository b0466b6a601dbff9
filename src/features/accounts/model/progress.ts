import type { LoanOutstanding, LoanTerms } from '#src/api/accounts/loan-details.ts';
import type { TermDeposit } from '#src/api/accounts/term-deposit.ts';
import { type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { type Money, money } from '#src/kernel/money.ts';

export interface Repayment {
  readonly repaid: Money;
  readonly outstanding: Money;
}

/**
 * How much of what was borrowed is repaid, and how much is owed; undefined where the bank gives only one. The amount repaid
 * that the bank gives includes interest, so together with what is owed it would be more than the loan.
 */
export function repaymentOf({ loanAmount }: LoanTerms, { outstandingAmount }: LoanOutstanding): Repayment | undefined {
  if (loanAmount === undefined || outstandingAmount === undefined) return undefined;
  if (loanAmount.currency !== outstandingAmount.currency) return undefined;
  const repaid = money(Math.max(0, loanAmount.minor - outstandingAmount.minor), loanAmount.currency);
  return { repaid, outstanding: outstandingAmount };
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
