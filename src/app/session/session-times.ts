import type { RuntimeConfig } from '#src/api/wire/runtime-config.ts';

// What times say about a session. All of them are wall time, in milliseconds.

export interface SessionLimits {
  /** A session that nobody has used for this long is over. */
  readonly idleMs: number;
  /** The customer is warned for this long before it is. */
  readonly warningMs: number;
  /** A page that was left for longer than this is not taken up again. */
  readonly awayMs: number;
  /** While the customer is busy the bank hears from them at least this often, so that its own time-out does not run. */
  readonly bankMs: number;
}

export type IdleVerdict =
  | { readonly standing: 'in-use'; readonly lookInMs: number }
  | { readonly standing: 'warned'; readonly secondsLeft: number; readonly lookInMs: number }
  | { readonly standing: 'over' };

const minuteMs = 60_000;

export function limitsOf({
  idleMinutes,
  refreshAfterMinutes,
}: Pick<RuntimeConfig, 'idleMinutes' | 'refreshAfterMinutes'>): SessionLimits {
  const idleMs = idleMinutes * minuteMs;
  return {
    idleMs,
    // Where the whole time is hardly longer than a minute, half of it passes without a warning.
    warningMs: Math.min(minuteMs, idleMs / 2),
    awayMs: refreshAfterMinutes * minuteMs,
    bankMs: idleMs / 3,
  };
}

/** Where a session stands that was last used then, and when to look again if nothing happens before. */
export function validateIdle(nowMs: number, usedAtMs: number, { idleMs, warningMs }: SessionLimits): IdleVerdict {
  const leftMs = usedAtMs + idleMs - nowMs;
  if (leftMs <= 0) return { standing: 'over' };
  if (leftMs > warningMs) return { standing: 'in-use', lookInMs: leftMs - warningMs };
  return { standing: 'warned', secondsLeft: Math.ceil(leftMs / 1000), lookInMs: leftMs % 1000 || 1000 };
}

/** In how long the bank has to hear from the customer; undefined when it has since they last did something. */
export function bankDueInMs(
  nowMs: number,
  { usedAtMs, askedAtMs }: { readonly usedAtMs: number; readonly askedAtMs: number },
  { bankMs }: SessionLimits,
): number | undefined {
  return usedAtMs > askedAtMs ? Math.max(0, askedAtMs + bankMs - nowMs) : undefined;
}

/** What is known of a page that somebody comes back to. */
export interface Absence {
  /** When it was hidden, left or closed. */
  readonly leftAtMs: number | undefined;
  /** When the session was last used in another tab. */
  readonly usedElsewhereAtMs: number | undefined;
}

/** Whether the page was left for too long, unless the session went on in another tab. */
export function wasAwayTooLong(
  nowMs: number,
  { leftAtMs, usedElsewhereAtMs }: Absence,
  { awayMs }: SessionLimits,
): boolean {
  if (leftAtMs === undefined || nowMs - leftAtMs <= awayMs) return false;
  return usedElsewhereAtMs === undefined || usedElsewhereAtMs <= leftAtMs;
}
