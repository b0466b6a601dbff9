import { z } from 'zod';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { parseCalendarDay } from '#src/kernel/calendar.ts';
import { amountPattern, longestName, nameWanted, referencePattern, signedPattern } from './description-words.ts';

/** What many parts of a description are made of. */

export const amount = z
  .string()
  .regex(amountPattern, { error: 'An amount is text such as "12.50", with at most nine digits before the point.' });
export const signed = z.string().regex(signedPattern, { error: 'A balance is text such as "12.50" or "-240.15".' });
export const day = z
  .string()
  .refine((text) => parseCalendarDay(text) !== undefined, { error: 'A day is written YYYY-MM-DD, and must exist.' })
  .transform((text) => text as CalendarDay)
  .meta({ format: 'date' });
export const nameUpTo = (most: number) =>
  z.string().min(1).max(most).regex(nameWanted, { error: "A name has letters, digits, spaces and & ' . , - ( ) /." });
export const name = nameUpTo(longestName);
export const alias = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,29}$/, { error: 'An alias has up to 30 small letters, digits and hyphens.' });
export const place = z.int().min(1).max(500);
/** Neither controls, but for line breaks, nor halves of characters, nor what turns the direction of text round. */
const printable = /^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u;
export const textUpTo = (most: number) =>
  z.string().min(1).max(most).regex(printable, { error: 'A text has no control characters.' });
export const reference = z
  .string()
  .regex(referencePattern, { error: 'A reference has up to 18 letters, digits and spaces.' });
