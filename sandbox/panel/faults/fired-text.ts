import type { FaultStatus } from '#sandbox/control/grammar/faults.ts';
import { londonDayText, londonTimeText } from '#sandbox/panel/clock/bank-time.ts';

/** How often a planned fault has fired, and when it last did, in London time. */
export function firedText({ fired, lastFiredAt }: Pick<FaultStatus, 'fired' | 'lastFiredAt'>): string {
  if (lastFiredAt === null) return 'not fired yet';
  const times = fired === 1 ? 'fired once, at' : `fired ${fired} times, last at`;
  return `${times} ${londonTimeText(lastFiredAt)} on ${londonDayText(lastFiredAt)}`;
}
