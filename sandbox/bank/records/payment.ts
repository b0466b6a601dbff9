import { z } from 'zod';
import { orderSchema } from './order.ts';
import { day } from './scalars.ts';

/** A payment to be made at once. */
export const paymentSchema = orderSchema.extend({
  state: z.enum(['initiated', 'pending-approval', 'under-processing', 'completed', 'failed']),
  /** The day the statement will give it. */
  valueOn: day,
});
export type PaymentRecord = z.infer<typeof paymentSchema>;
