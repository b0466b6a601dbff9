import {
  countOf,
  dayOf,
  fieldsOf,
  isObject,
  moneyOf,
  omitUndefined,
  rateOf,
  textOf,
  type Wire,
} from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

export interface LoanTerms {
  readonly interestRate?: number;
  readonly maturityDate?: CalendarDay;
  readonly startDate?: CalendarDay;
  readonly loanAmount?: Money;
  readonly amountPaid?: Money;
  readonly nextDate?: CalendarDay;
  readonly nextAmount?: Money;
  readonly remainingInstalments?: number;
  readonly interestRepaymentFrequency?: string;
  readonly principalRepaymentFrequency?: string;
}

/** Owed today; positive, unlike the account's balance. */
export interface LoanOutstanding {
  readonly outstandingAmount?: Money;
  readonly principalBalance?: Money;
  readonly instalmentArrears?: Money;
  readonly penalty?: Money;
}

export function toLoanTerms(answer: Wire<'LoanAnswer'>): LoanTerms | undefined {
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

export function toLoanOutstanding(answer: Wire<'LoanOutstandingAnswer'>): LoanOutstanding | undefined {
  const { outStandingLoanDetailsDTO: owed } = fieldsOf(answer);
  if (!isObject(owed)) return undefined;
  return omitUndefined({
    outstandingAmount: moneyOf(owed.outstandingAmount),
    principalBalance: moneyOf(owed.principalBalance),
    instalmentArrears: moneyOf(owed.installmentArrear),
    penalty: moneyOf(owed.penaltyInterestAmount),
  });
}
