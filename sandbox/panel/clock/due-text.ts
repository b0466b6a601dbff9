import type { DueItem } from '#sandbox/control/queries/control-due.ts';
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
