import type { Brand } from './ids.ts';

// Instants without a date library, for the first page.

export type Instant = Brand<string, 'Instant'>;

export const bankTimeZone = 'Europe/London';

export function instantFromMs(epochMs: number): Instant {
  return new Date(epochMs).toISOString() as Instant;
}

/** Reads an instant with its zone; undefined for anything else. */
export function parseInstant(text: string): Instant | undefined {
  const zoned = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const epochMs = zoned ? Date.parse(text) : Number.NaN;
  return Number.isNaN(epochMs) ? undefined : instantFromMs(epochMs);
}

export function epochMsOf(instant: Instant): number {
  return Date.parse(instant);
}
