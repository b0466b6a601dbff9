import { z } from 'zod';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { parseCalendarDay } from '#src/kernel/calendar.ts';
import { currencies } from '#src/kernel/facts/currencies.ts';
import type { Instant } from '#src/kernel/instant.ts';

// The Content-Security-Policy forbids `eval`, which zod would otherwise try.
z.config({ jitless: true });

/** `2026-03-02` */
export const day = z.custom<CalendarDay>((value) => typeof value === 'string' && parseCalendarDay(value) !== undefined);
export const instantSchema = z.custom<Instant>(
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
);
export const currency = z.enum(Object.keys(currencies) as [keyof typeof currencies, ...(keyof typeof currencies)[]]);
export const pence = z.int();
/** What the customer reads beside a transaction's description; never empty on the wire. */
export const reference = z.string().min(1);
/** The service's transaction code: `DDX` is a direct debit. */
export const code = z.string().regex(/^[A-Z]{3}$/);
export const accountNumber = z.string().regex(/^\d{8}$/);
export const sortCode = z.string().regex(/^\d{6}$/);
