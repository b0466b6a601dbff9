import { bankTimeZone, epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';

/**
 * The bank's own clock never reads the system time: the host passes in wall time, and bank time may differ or stand
 * still.
 */
export type ClockMode =
  | { readonly mode: 'ticking' /** Bank time less wall time. */; readonly aheadMs: number }
  | { readonly mode: 'frozen' };

export interface Clock {
  /** Everything due up to this moment is done. */
  readonly now: Instant;
  readonly runs: ClockMode;
}

export type ClockVerdict =
  | { readonly outcome: 'moved'; readonly to: Clock }
  | { readonly outcome: 'refused'; readonly reason: string };

export function startClock(instant: Instant, wallMs: number, mode: ClockMode['mode']): Clock {
  return { now: instant, runs: mode === 'frozen' ? { mode } : tickingFrom(instant, wallMs) };
}

/** Never goes back: if wall time does, the clock waits until it catches up. */
export function readClock(clock: Clock, wallMs: number): Instant {
  if (clock.runs.mode === 'frozen') return clock.now;
  return instantFromMs(Math.max(epochMsOf(clock.now), Math.round(wallMs + clock.runs.aheadMs)));
}

/** Jumps forward. The caller runs the jobs that fall due on the way. */
export function setClock(clock: Clock, instant: Instant, wallMs: number): ClockVerdict {
  const shown = readClock(clock, wallMs);
  if (epochMsOf(instant) < epochMsOf(shown)) {
    return {
      outcome: 'refused',
      reason: `The bank's clock shows ${inLondon(shown)} and cannot go back to ${inLondon(instant)}: what happened since cannot be undone. Reset the sandbox to begin earlier.`,
    };
  }
  return { outcome: 'moved', to: startClock(instant, wallMs, clock.runs.mode) };
}

export function advanceClock(clock: Clock, byMs: number, wallMs: number): ClockVerdict {
  if (!Number.isSafeInteger(byMs)) return { outcome: 'refused', reason: 'Advance by a whole number of milliseconds.' };
  return setClock(clock, instantFromMs(epochMsOf(readClock(clock, wallMs)) + byMs), wallMs);
}

export function freezeClock(clock: Clock, wallMs: number): Clock {
  return startClock(readClock(clock, wallMs), wallMs, 'frozen');
}

export function unfreezeClock(clock: Clock, wallMs: number): Clock {
  return startClock(readClock(clock, wallMs), wallMs, 'ticking');
}

const londonForm = new Intl.DateTimeFormat('en-GB', {
  timeZone: bankTimeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

function inLondon(instant: Instant): string {
  return `${londonForm.format(epochMsOf(instant))} (London)`;
}

function tickingFrom(instant: Instant, wallMs: number): ClockMode {
  return { mode: 'ticking', aheadMs: epochMsOf(instant) - wallMs };
}
