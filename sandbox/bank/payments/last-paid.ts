import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/**
 * The day on which money was last booked to each payee, at once or by an instruction. What waits for its booking does not count yet, and
 * payees never paid are not in it.
 */
export function lastPaidDays({ records }: Bank): ReadonlyMap<string, CalendarDay> {
  const days = new Map<string, CalendarDay>();
  const note = (payeeId: string, day: CalendarDay | undefined) => {
    const before = days.get(payeeId);
    if (day !== undefined && (before === undefined || before < day)) days.set(payeeId, day);
  };
  for (const { id, payeeId, state, valueOn } of records.all('payments')) {
    const isBooked = state === 'completed' && records.find('holds', id) === undefined;
    if (payeeId !== null && isBooked) note(payeeId, valueOn);
  }
  for (const { payeeId, paidOn } of records.all('instructions')) {
    if (payeeId !== null) note(payeeId, paidOn.at(-1));
  }
  return days;
}
