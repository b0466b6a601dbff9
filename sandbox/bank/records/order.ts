import { z } from 'zod';
import { instantSchema, pence } from './scalars.ts';

export const orderSchema = z.object({
  id: z.string(),
  /** A draft is void once its session is over. */
  userId: z.string(),
  sessionId: z.string(),
  partyId: z.string(),
  accountId: z.string(),
  payeeId: z.string(),
  /** Copied when it was ordered. */
  payeeName: z.string(),
  payeeAccountNumber: z.string(),
  payeeSortCode: z.string(),
  isNewPayee: z.boolean(),
  /** Sterling pence. */
  minor: pence.positive(),
  reference: z.string(),
  orderedAt: instantSchema,
  confirmedAt: instantSchema.nullable(),
  /** The bank's reference for the customer; null before confirmation. */
  referenceNumber: z.string().nullable(),
});
export type OrderFields = z.infer<typeof orderSchema>;
