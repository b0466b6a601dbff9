import { z } from 'zod';
import { code, currency, day, instantSchema, pence, reference } from './scalars.ts';

/**
 * Agreed but not yet booked. A debit reduces the available balance; a credit, such as a paid-in cheque, does not raise
 * it.
 */
export const holdSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  flag: z.enum(['D', 'C']),
  minor: pence.positive(),
  currency,
  description: z.string(),
  reference,
  /** The transaction code of the future posting. */
  code,
  madeAt: instantSchema,
  madeOn: day,
  /** The London day it is booked on. */
  valueOn: day,
  /** The other account of the future posting: a customer's or one of the bank's own. */
  counterAccountId: z.string(),
});
export type HoldRecord = z.infer<typeof holdSchema>;
