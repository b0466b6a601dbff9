import type { DueThing } from '#sandbox/control/verbs/control-due.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

/**
 * What falls due on the way to a moment, in a few words. What is done may bring more, so any count but none is the least
 * that happens.
 */
export function dueText(due: readonly DueThing[], until: Instant): string {
  const onTheWay = due.filter(({ at }) => epochMsOf(at) <= epochMsOf(until));
  if (onTheWay.length === 0) return 'Nothing falls due.';
  const booked = onTheWay.filter(({ books }) => books).length;
  const bookings =
    booked === 0 ? '' : `, ${booked} of them ${booked === 1 ? 'a pending item' : 'pending items'} booked`;
  return `At least ${onTheWay.length} due${bookings}.`;
}

/** The first that is still to come. */
export function nextDue(due: readonly DueThing[], now: Instant): DueThing | undefined {
  return due.find(({ at }) => epochMsOf(at) > epochMsOf(now));
}
