import { countOf, dayOf, fieldsOf, isObject, moneyOf, omitUndefined, rateOf, textOf } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

/** What was agreed on a loan or mortgage, and how far it is repaid. */
export interface LoanTerms {
  /** Per cent a year. */
  readonly interestRate?: number;
  readonly maturityDate?: CalendarDay;
  readonly startDate?: CalendarDay;
  /** Lent. */
  readonly loanAmount?: Money;
  readonly amountPaid?: Money;
  /** Of the next instalment. */
  readonly nextDate?: CalendarDay;
  readonly nextAmount?: Money;
  readonly remainingInstalments?: number;
  /** The bank's words, as `Monthly`. */
  readonly interestRepaymentFrequency?: string;
  readonly principalRepaymentFrequency?: string;
}

/** What is owed today; above zero, unlike the account's balance. */
export interface LoanOutstanding {
  readonly outstandingAmount?: Money;
  readonly principalBalance?: Money;
  readonly instalmentArrears?: Money;
  readonly penalty?: Money;
}

/** Undefined for an answer that holds no loan. */
export function toLoanTerms(answer: unknown): LoanTerms | undefined {
  const { loanAccountDetails: loan } = fieldsOf(answer);
  if (!isObject(loan)) return undefined;
  const schedule = fieldsOf(loan.loanScheduleDTO);
  return omitUndefined({
    interestRate: rateOf(loan.interestRate),
    maturityDate: dayOf(loan.maturityDate),
    startDate: dayOf(loan.openingDate),
    loanAmount: moneyOf(loan.approvedAmount),
    amountPaid: moneyOf(loan.amountPaid) ?? moneyOf(schedule.amountPaid),
    nextDate: dayOf(schedule.nextDueDate),
    nextAmount: moneyOf(schedule.nextInstallmentAmount),
    remainingInstalments: countOf(schedule.installementDueCount),
    interestRepaymentFrequency: textOf(loan.interestRepaymentFrequency),
    principalRepaymentFrequency: textOf(loan.principalRepaymentFrequency),
  });
}

/** Undefined for an answer that holds no figures. */
export function toLoanOutstanding(answer: unknown): LoanOutstanding | undefined {
  const { outStandingLoanDetailsDTO: owed } = fieldsOf(answer);
  if (!isObject(owed)) return undefined;
  return omitUndefined({
    outstandingAmount: moneyOf(owed.outstandingAmount),
    principalBalance: moneyOf(owed.principalBalance),
    instalmentArrears: moneyOf(owed.installmentArrear),
    penalty: moneyOf(owed.penaltyInterestAmount),
  });
}
