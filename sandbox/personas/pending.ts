import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { instantOn } from './time/london-instant.ts';
import { dayNumberOf, personaDay } from './time/persona-day.ts';

/** Before the value day's business begins. */
const bookingSecond = 5 * 3600;

export function bookingInstantOf({ valueOn }: HoldRecord): Instant {
  return instantOn(personaDay(dayNumberOf(valueOn)), bookingSecond);
}

/**
 * The posting of a hold on its value day, exactly as the bank's own job books it (a test compares them). A history
 * books thousands of them without a bank.
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
