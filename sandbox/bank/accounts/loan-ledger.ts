import type { LedgerLine } from '#sandbox/bank/engine/ledger.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/** What a loan's own lines say, in whole minor units and never below zero. */
export interface RepaidSoFar {
  readonly owedMinor: number;
  /** Everything ever repaid. */
  readonly paidMinor: number;
  /** Every charge for paying late, paid or not. */
  readonly chargedMinor: number;
  /** Interest charged and not paid: a repayment goes to interest first. */
  readonly interestMinor: number;
  readonly paidToday: boolean;
}

/** Codes of a loan's lines: a repayment, a charge for paying late, interest. */
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
