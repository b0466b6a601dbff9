import type { Brand } from './ids.ts';

// Moments, without a library of dates: the first page carries these and nothing of the calendar.

/** A moment, `2026-03-02T09:30:00.000Z`. */
export type Instant = Brand<string, 'Instant'>;

/** The bank lives in London, whatever zone the customer's device is in. */
export const bankTimeZone = 'Europe/London';

export function instantFromMs(epochMs: number): Instant {
  return new Date(epochMs).toISOString() as Instant;
}

/** Reads a moment with its zone, `2026-03-02T09:30:00.000Z`; undefined for anything else, times without a zone included. */
export function parseInstant(text: string): Instant | undefined {
  const zoned = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const epochMs = zoned ? Date.parse(text) : Number.NaN;
  return Number.isNaN(epochMs) ? undefined : instantFromMs(epochMs);
}

/** Milliseconds since 1970 UTC. */
export function epochMsOf(instant: Instant): number {
  return Date.parse(instant);
}
