import type { LedgerLine } from '#sandbox/bank/engine/ledger.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/** Totals from a loan's ledger lines, in minor units and never negative. */
export interface RepaidSoFar {
  readonly owedMinor: number;
  readonly paidMinor: number;
  readonly chargedMinor: number;
  /** Interest charged and unpaid: repayments cover interest first. */
  readonly interestMinor: number;
  readonly paidToday: boolean;
}

const [repayment, lateCharge, interestCharge] = ['LRP', 'CHG', 'INT'];

export function repaidSoFar(lines: readonly LedgerLine[], today: CalendarDay): RepaidSoFar {
  let [paid, charged, interest, paidToday] = [0, 0, 0, false];
  for (const { posting, minor } of lines) {
    if (posting.code === repayment && minor > 0) {
      paid += minor;
      interest = Math.max(0, interest - minor);
      paidToday ||= posting.bookedOn === today;
    } else if (posting.code === lateCharge) {
      charged -= minor;
    } else if (posting.code === interestCharge) {
      interest = Math.max(0, interest - minor);
    }
  }
  const owedMinor = Math.max(0, -(lines.at(-1)?.balanceMinor ?? 0));
  return {
    owedMinor,
    paidMinor: paid,
    chargedMinor: Math.max(0, charged),
    interestMinor: Math.min(interest, owedMinor),
    paidToday,
  };
}
