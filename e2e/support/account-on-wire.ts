import type { SandboxControl } from './sandbox-control.ts';
import { formatLongDay, formatMoney, textOf, type Wire } from './wire.ts';

/** The bank's last answer about a current, savings or notice account. */
export async function lastDemandDeposit(sandbox: SandboxControl) {
  const answer = await sandbox.lastAnswer<Wire<'DemandDepositAnswer'>>('getDemandDepositAccount');
  return answer.demandDepositAccountDTO;
}

type Bond = Wire<'TermDepositAnswer'>['termDepositDetails'];

/** The bank's last answer about that bond. The overview asks about all of them. */
export async function lastBond(sandbox: SandboxControl, id: string): Promise<Bond> {
  const calls = await sandbox.calls<Wire<'TermDepositAnswer'>>('getTermDepositAccount');
  const bonds = calls.map(({ answer }) => answer.termDepositDetails);
  const last = bonds.findLast((bond) => bond.id.value === id);
  if (last === undefined) throw new Error('The app has not asked about this bond');
  return last;
}

export function bondFacts(bond: Bond): Readonly<Record<string, string>> {
  return {
    'Current balance': formatMoney(bond.currentBalance),
    'Start date': formatLongDay(bond.startDate),
    'Maturity date': formatLongDay(bond.maturityDate),
    'Original deposit': formatMoney(bond.principalAmount),
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
    'Outstanding amount': formatMoney(owed.outstandingAmount),
    'Amount repaid': formatMoney(terms.amountPaid),
    'Next instalment date': formatLongDay(schedule.nextDueDate),
    'Next instalment amount': formatMoney(schedule.nextInstallmentAmount),
    'Interest rate': `${terms.interestRate.toFixed(2)}%`,
    'End date': formatLongDay(terms.maturityDate),
    'Late-payment charges': formatMoney(owed.penaltyInterestAmount),
    'Amount borrowed': formatMoney(terms.approvedAmount),
    'Interest repayments': textOf(terms.interestRepaymentFrequency),
    'Capital repayments': textOf(terms.principalRepaymentFrequency),
    'Remaining instalments': String(schedule.installementDueCount),
    'Instalment arrears': formatMoney(owed.installmentArrear),
  };
}
