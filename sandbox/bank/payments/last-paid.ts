import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';

/** The day on which each payee was last paid, at once or by an instruction. Payees never paid are not in it. */
export function lastPaidDays({ records }: Bank): ReadonlyMap<string, CalendarDay> {
  const days = new Map<string, CalendarDay>();
  const note = (payeeId: string, day: CalendarDay | undefined) => {
    const before = days.get(payeeId);
    if (day !== undefined && (before === undefined || before < day)) days.set(payeeId, day);
  };
  for (const { payeeId, state, confirmedAt } of records.all('payments')) {
    if (payeeId !== null && state === 'completed' && confirmedAt !== null) note(payeeId, londonDayOf(confirmedAt));
  }
  for (const { payeeId, paidOn } of records.all('instructions')) {
    if (payeeId !== null) note(payeeId, paidOn.at(-1));
  }
  return days;
}
