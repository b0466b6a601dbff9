import { z } from 'zod';
import { currency, instantSchema, pence } from './scalars.ts';

export const orderSchema = z.object({
  id: z.string(),
  /** A draft is void once its session is over. */
  userId: z.string(),
  sessionId: z.string(),
  partyId: z.string(),
  accountId: z.string(),
  /** Null for a transfer. */
  payeeId: z.string().nullable(),
  /** The customer's own account that a transfer goes to; null for a payment to a payee. */
  toAccountId: z.string().nullable().default(null),
  /** The payee's or own account's, copied when it was ordered. */
  payeeName: z.string(),
  payeeAccountNumber: z.string(),
  payeeSortCode: z.string(),
  isNewPayee: z.boolean(),
  /** In minor units of `currency`; only transfers are in other currencies than pounds. */
  minor: pence.positive(),
  currency: currency.default('GBP'),
  reference: z.string(),
  orderedAt: instantSchema,
  confirmedAt: instantSchema.nullable(),
  /** The bank's reference for the customer; null before confirmation. */
  referenceNumber: z.string().nullable(),
});
export type OrderFields = z.infer<typeof orderSchema>;
