import type { RuntimeConfig } from '#src/api/environment/runtime-config.ts';

// Session time limits, in wall time and milliseconds.

export interface SessionLimits {
  /** A session unused for this long is over. */
  readonly idleMs: number;
  /** How long the customer is warned before that. */
  readonly warningMs: number;
  /** A page left for longer is not resumed. */
  readonly awayMs: number;
  /** An active customer's session is kept alive at the bank at least this often. */
  readonly bankMs: number;
}

export type IdleVerdict =
  | { readonly status: 'in-use'; readonly lookInMs: number }
  | { readonly status: 'warned'; readonly secondsLeft: number; readonly lookInMs: number }
  | { readonly status: 'over' };

const minuteMs = 60_000;

export function limitsOf({
  idleMinutes,
  refreshAfterMinutes,
}: Pick<RuntimeConfig, 'idleMinutes' | 'refreshAfterMinutes'>): SessionLimits {
  const idleMs = idleMinutes * minuteMs;
  return {
    idleMs,
    // Very short limits leave half the time without a warning.
    warningMs: Math.min(minuteMs, idleMs / 2),
    awayMs: refreshAfterMinutes * minuteMs,
    bankMs: idleMs / 3,
  };
}

/** The state of a session last used at `usedAtMs`, and when to check again. */
export function validateIdle(nowMs: number, usedAtMs: number, { idleMs, warningMs }: SessionLimits): IdleVerdict {
  const leftMs = usedAtMs + idleMs - nowMs;
  if (leftMs <= 0) return { status: 'over' };
  if (leftMs > warningMs) return { status: 'in-use', lookInMs: leftMs - warningMs };
  return { status: 'warned', secondsLeft: Math.ceil(leftMs / 1000), lookInMs: leftMs % 1000 || 1000 };
}

/** When the bank next needs a call to keep the session alive; undefined if nothing has happened since the last one. */
export function bankDueInMs(
  nowMs: number,
  { usedAtMs, askedAtMs }: { readonly usedAtMs: number; readonly askedAtMs: number },
  { bankMs }: SessionLimits,
): number | undefined {
  return usedAtMs > askedAtMs ? Math.max(0, askedAtMs + bankMs - nowMs) : undefined;
}

export interface Absence {
  readonly leftAtMs: number | undefined;
  readonly usedElsewhereAtMs: number | undefined;
}

/** Whether the page was left for too long, unless another tab kept the session in use. */
export function wasAwayTooLong(
  nowMs: number,
  { leftAtMs, usedElsewhereAtMs }: Absence,
  { awayMs }: SessionLimits,
): boolean {
  if (leftAtMs === undefined || nowMs - leftAtMs <= awayMs) return false;
  return usedElsewhereAtMs === undefined || usedElsewhereAtMs <= leftAtMs;
}

/** Seconds that are read out. A full countdown would drown everything else. */
const spoken = [10, 20, 30, 45, 60];

export function timeLeftText(seconds: number): string {
  return `You will be logged out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}

/** The most recent reading due at this time. */
export function spokenSeconds(secondsLeft: number): number {
  return spoken.find((seconds) => seconds >= secondsLeft) ?? secondsLeft;
}
