import { z } from 'zod';
import { code, currency, day, instantSchema, pence, reference } from './scalars.ts';

/**
 * One side of a posting: whole minor units, positive into the account, negative out of it. An account is a customer's
 * (`AccountRecord.id`) or one of the bank's own clearing accounts, `clearing:<name>:<currency>`.
 */
export const entrySchema = z.object({ accountId: z.string(), minor: pence });
export type Entry = z.infer<typeof entrySchema>;

/** A booked movement of money: two or more entries of one currency whose sum is nothing. Never changed once booked. */
export const postingSchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** The London day it is booked on. */
  bookedOn: day,
  currency,
  code,
  description: z.string(),
  reference,
  entries: z.array(entrySchema).min(2),
});
export type Posting = z.infer<typeof postingSchema>;
