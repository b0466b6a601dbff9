import { z } from 'zod';
import { orderSchema } from './order.ts';
import { day } from './scalars.ts';

/** An immediate payment. */
export const paymentSchema = orderSchema.extend({
  state: z.enum(['initiated', 'pending-approval', 'under-processing', 'completed', 'failed']),
  /** The value day on the statement. */
  valueOn: day,
});
export type PaymentRecord = z.infer<typeof paymentSchema>;
