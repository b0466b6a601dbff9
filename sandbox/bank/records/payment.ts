import { z } from 'zod';
import { orderSchema } from './order.ts';
import { day } from './scalars.ts';

export const paymentSchema = orderSchema.extend({
  state: z.enum(['initiated', 'pending-approval', 'under-processing', 'completed', 'failed']),
  valueOn: day,
});
export type PaymentRecord = z.infer<typeof paymentSchema>;
