import { z } from 'zod';
import { instantSchema, pence } from './scalars.ts';

/** What all orders have in common. */
export const orderSchema = z.object({
  id: z.string(),
  /** Who ordered it, in which session: a draft is void once the session is over. */
  userId: z.string(),
  sessionId: z.string(),
  partyId: z.string(),
  accountId: z.string(),
  payeeId: z.string(),
  /** As they were when it was ordered. */
  payeeName: z.string(),
  payeeAccountNumber: z.string(),
  payeeSortCode: z.string(),
  isNewPayee: z.boolean(),
  /** Pounds. */
  minor: pence.positive(),
  /** The customer's, empty where they gave none. */
  reference: z.string(),
  orderedAt: instantSchema,
  confirmedAt: instantSchema.nullable(),
  /** The bank's own, for the customer to quote; null before it is confirmed. */
  referenceNumber: z.string().nullable(),
});
export type OrderFields = z.infer<typeof orderSchema>;
