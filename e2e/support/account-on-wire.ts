import type { SandboxControl } from './sandbox-control.ts';
import { longDayWords, moneyWords, textOf, type Wire } from './wire.ts';

/** The bank's last answer about a current, savings or notice account. */
export async function lastDemandDeposit(sandbox: SandboxControl) {
  const answer = await sandbox.lastAnswer<Wire<'DemandDepositAnswer'>>('getDemandDepositAccount');
  return answer.demandDepositAccountDTO;
}

type Bond = Wire<'TermDepositAnswer'>['termDepositDetails'];

export async function lastBond(sandbox: SandboxControl): Promise<Bond> {
  const answer = await sandbox.lastAnswer<Wire<'TermDepositAnswer'>>('getTermDepositAccount');
  return answer.termDepositDetails;
}

export function bondFacts(bond: Bond): Readonly<Record<string, string>> {
  return {
    'Current balance': moneyWords(bond.currentBalance),
    'Start date': longDayWords(bond.startDate),
    'Maturity date': longDayWords(bond.maturityDate),
    'Original deposit': moneyWords(bond.principalAmount),
    'Interest rate': `${bond.interestRate.toFixed(2)}%`,
    'Maturity instructions': maturityLabels[bond.payoutInstructions] ?? '',
  };
}

/** Maturity instructions by code. */
export const maturityLabels: Readonly<Record<string, string>> = {
  A: 'Close on Maturity (No Rollover)',
  I: 'Renew Principal and Interest',
  P: 'Renew Principal and Pay Out the Interest',
  S: 'Renew Special Amount and Pay Out the remaining amount',
  T: 'Renew Principal+(Interest-Tax)',
};

/** The details of a loan or mortgage, from the bank's two answers. */
export async function loanFacts(sandbox: SandboxControl) {
  const { loanAccountDetails: terms } = await sandbox.lastAnswer<Wire<'LoanAnswer'>>('getLoanAccount');
  const { outStandingLoanDetailsDTO: owed } =
    await sandbox.lastAnswer<Wire<'LoanOutstandingAnswer'>>('getLoanOutstanding');
  const { loanScheduleDTO: schedule } = terms;
  return {
    'Outstanding amount': moneyWords(owed.outstandingAmount),
    'Amount repaid': moneyWords(terms.amountPaid),
    'Next instalment date': longDayWords(schedule.nextDueDate),
    'Next instalment amount': moneyWords(schedule.nextInstallmentAmount),
    'Interest rate': `${terms.interestRate.toFixed(2)}%`,
    'End date': longDayWords(terms.maturityDate),
    Penalty: moneyWords(owed.penaltyInterestAmount),
    'Amount borrowed': moneyWords(terms.approvedAmount),
    'Interest repayment frequency': textOf(terms.interestRepaymentFrequency),
    'Principal repayment frequency': textOf(terms.principalRepaymentFrequency),
    'Remaining instalments': String(schedule.installementDueCount),
    'Instalment arrears': moneyWords(owed.installmentArrear),
  };
}
