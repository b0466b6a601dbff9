import type { LoanSchedule } from '#sandbox/bank/accounts/lending.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { amount, localDate, perCent } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { money } from '#src/kernel/money.ts';

type Wire = components['schemas'];

/** All loans of this bank are repaid monthly. */
const frequency = 'Monthly';

export function toLoanWire(account: AccountRecord, token: string, schedule: LoanSchedule): Wire['LoanAccountDetails'] {
  const { outstanding, amountPaid, instalments, paidCount, remainingCount, next } = schedule;
  const approved = account.principalMinor === null ? outstanding : money(account.principalMinor, account.currency);
  return {
    id: { value: token, displayValue: account.number },
    currencyCode: account.currency,
    openingDate: localDate(account.openedOn),
    maturityDate: account.maturesOn === null ? null : localDate(account.maturesOn),
    interestRate: perCent(account.interestBasisPoints),
    approvedAmount: amount(approved),
    outstandingAmount: amount(outstanding),
    amountPaid: amount(amountPaid),
    numberOfInstallment: instalments,
    interestRepaymentFrequency: frequency,
    principalRepaymentFrequency: frequency,
    loanScheduleDTO: {
      installementPaidCount: paidCount,
      installementDueCount: remainingCount,
      nextDueDate: next === undefined ? null : localDate(next.dueOn),
      ...(next === undefined ? {} : { nextInstallmentAmount: amount(next.amount) }),
      amountPaid: amount(amountPaid),
    },
  };
}

/** Late-payment charges travel as penalty interest, which clients show, and not again as charges. */
export function toLoanOutstandingWire(schedule: LoanSchedule): Wire['LoanOutstanding'] {
  const { outstanding, principalBalance, arrears, interest, interestArrears, penalty } = schedule;
  return {
    principalBalance: amount(principalBalance),
    outstandingAmount: amount(outstanding),
    installmentArrear: amount(arrears),
    interestAmount: amount(interest),
    interestArrears: amount(interestArrears),
    penaltyInterestAmount: amount(penalty),
    lateRepaymentCharges: amount(money(0, outstanding.currency)),
  };
}
