import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { instantOn } from './time/london-instant.ts';
import { dayNumberOf, personaDay } from './time/persona-day.ts';

/** What is pending is booked in the night before its value day's business begins. */
const bookingSecond = 5 * 3600;

export function bookingInstantOf({ valueOn }: HoldRecord): Instant {
  return instantOn(personaDay(dayNumberOf(valueOn)), bookingSecond);
}

/**
 * What a hold comes to on its value day, exactly as the bank's own job books it: a test holds the two together. A history
 * books some thousands, without a bank to do it.
 */
export function bookedFrom(hold: HoldRecord): Posting {
  const minor = hold.flag === 'D' ? -hold.minor : hold.minor;
  return {
    id: `${hold.id}-booked`,
    at: bookingInstantOf(hold),
    bookedOn: hold.valueOn,
    currency: hold.currency,
    code: hold.code,
    description: hold.description,
    reference: hold.reference,
    entries: [
      { accountId: hold.accountId, minor },
      { accountId: hold.counterAccountId, minor: -minor },
    ],
  };
}
