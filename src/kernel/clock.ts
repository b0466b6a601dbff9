import { type Instant, instantFromMs } from './instant.ts';

/**
 * The app's two clocks. Business time follows the `Date` header of the bank's answers, so a wrong device clock or a
 * test bank's moved clock does not matter. Wall time is for idle limits and time-outs.
 */
export interface Clock {
  /** The bank's time; the device's until the first answer. */
  businessNow(): Instant;
  wallNowMs(): number;
  /** Ignores a missing or unreadable header. */
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
