import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import type { DueItem } from '#sandbox/control/queries/control-due.ts';
import { londonDayText, londonTimeText } from '#sandbox/panel/pieces/bank-time.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

/** Summarises what falls due up to a moment. Jobs may schedule more, so any count above zero is a minimum. */
export function dueText(due: readonly DueItem[], until: Instant): string {
  const onTheWay = due.filter(({ at }) => epochMsOf(at) <= epochMsOf(until));
  if (onTheWay.length === 0) return 'Nothing falls due.';
  const booked = onTheWay.filter(({ books }) => books).length;
  const bookings =
    booked === 0 ? '' : `, ${booked} of them ${booked === 1 ? 'a pending item' : 'pending items'} booked`;
  return `At least ${onTheWay.length} due${bookings}.`;
}

/** The first that is still ahead. */
export function nextDue(due: readonly DueItem[], now: Instant): DueItem | undefined {
  return due.find(({ at }) => epochMsOf(at) > epochMsOf(now));
}

export function dueKey({ at, kind, what }: DueItem): string {
  return `${at} ${kind} ${what}`;
}

/** What was done on the way to a moment, of what was known to be due. Empty where nothing was. */
export function passedText(due: readonly DueItem[], until: Instant): string {
  const [first, ...others] = due.filter(({ at }) => epochMsOf(at) <= epochMsOf(until));
  if (first === undefined) return '';
  return others.length === 0
    ? ` On the way: ${first.what}.`
    : ` On the way ${others.length + 1} things or more were due.`;
}

/** What the clock shows after it was moved, stopped or started. */
export function clockText({ now, frozen }: SandboxSummary['clock'], passed: string): string {
  return `The clock ${frozen ? 'stands still at' : 'ticks on from'} ${londonTimeText(now)} on ${londonDayText(now)}.${passed}`;
}
