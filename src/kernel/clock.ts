import { type Instant, instantFromMs } from './instant.ts';

/**
 * The app's two clocks. Business time is the bank's: the `Date` header of the last answer plus what has passed since,
 * so a customer with a wrong device clock, and a tester who moved the bank's, both see the bank's day. Wall time is
 * for idle and time-outs. Nothing else in the app asks for the time.
 */
export interface Clock {
  /** The bank's now; the device's until the first answer arrives. */
  businessNow(): Instant;
  /** Milliseconds since 1970 by the device. */
  wallNowMs(): number;
  /** Takes the `Date` header of an answer; a missing or unreadable one changes nothing. */
  noteServerDate(header: string | null): void;
}

export function createClock(readWallMs: () => number = Date.now): Clock {
  let aheadMs = 0;
  return {
    businessNow: () => instantFromMs(readWallMs() + aheadMs),
    wallNowMs: readWallMs,
    noteServerDate(header) {
      const serverMs = header === null ? Number.NaN : Date.parse(header);
      if (!Number.isNaN(serverMs)) aheadMs = serverMs - readWallMs();
    },
  };
}
