import { z } from 'zod';
import { code, currency, day, instantSchema, pence, reference } from './scalars.ts';

/**
 * Something agreed that is not booked yet. A debit lowers what is available until it is; a credit, such as a cheque paid
 * in, raises nothing before. A job books it when its time comes; see `holds.ts`.
 */
export const holdSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  flag: z.enum(['D', 'C']),
  minor: pence.positive(),
  currency,
  description: z.string(),
  reference,
  /** Three letters: the code of the posting to come. */
  code,
  madeAt: instantSchema,
  /** The London day it was made on. */
  madeOn: day,
  /** The London day it will be booked on. */
  valueOn: day,
  /** The other side of the posting to come: an account of the customer's or one of the bank's own. */
  counterAccountId: z.string(),
});
export type HoldRecord = z.infer<typeof holdSchema>;
