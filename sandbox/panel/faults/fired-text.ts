import type { FaultStatus } from '#sandbox/control/link/faults.ts';
import { londonDayText, londonTimeText } from '#sandbox/panel/pieces/bank-time.ts';

type Fired = Pick<FaultStatus, 'calls' | 'fired' | 'used' | 'lastFiredAt'>;

/** How often a planned fault has fired, and when it last did, in London time. */
export function firedText({ calls, fired, used, lastFiredAt }: Fired): string {
  const met = used ? 'used' : `${calls} ${calls === 1 ? 'call' : 'calls'} so far`;
  if (lastFiredAt === null) return `not fired yet, ${met}`;
  const times = fired === 1 ? 'fired once, at' : `fired ${fired} times, last at`;
  return `${times} ${londonTimeText(lastFiredAt)} on ${londonDayText(lastFiredAt)}, ${met}`;
}
