import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/calendar.ts';
import type { Clock } from '#src/kernel/clock.ts';

/** When an answer arrived, by the bank's clock. RTK Query notes it by the device's: `arrivedWallMs`. */
export function arrivalTime(clock: Clock, arrivedWallMs: number): Instant {
  return instantFromMs(epochMsOf(clock.businessNow()) - (clock.wallNowMs() - arrivedWallMs));
}
