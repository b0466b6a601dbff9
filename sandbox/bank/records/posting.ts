import { z } from 'zod';
import { code, currency, day, instantSchema, pence, reference } from './scalars.ts';

/**
 * Whole minor units, positive into the account: a customer's (`AccountRecord.id`) or the bank's,
 * `clearing:<name>:<currency>`.
 */
export const entrySchema = z.object({ accountId: z.string(), minor: pence });
export type Entry = z.infer<typeof entrySchema>;

/** A booked movement of money: at least two entries in one currency that sum to zero. Immutable. */
export const postingSchema = z.object({
  id: z.string(),
  at: instantSchema,
  bookedOn: day,
  currency,
  code,
  description: z.string(),
  reference,
  entries: z.array(entrySchema).min(2),
});
export type Posting = z.infer<typeof postingSchema>;
