import { z } from 'zod';
import { accountNumber, instantSchema, sortCode } from './scalars.ts';

/** What a customer did with a payee. Kept for the activity log, because the payee itself may be changed or removed. */
export const payeeEventSchema = z.object({
  id: z.string(),
  kind: z.enum(['added', 'changed', 'deleted']),
  payeeId: z.string(),
  groupId: z.string(),
  partyId: z.string(),
  userId: z.string(),
  /** As they were after an addition or a change, and before a deletion. */
  title: z.string(),
  accountNumber,
  sortCode,
  referenceNumber: z.string(),
  at: instantSchema,
});
export type PayeeEventRecord = z.infer<typeof payeeEventSchema>;
