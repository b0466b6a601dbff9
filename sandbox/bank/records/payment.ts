import { z } from 'zod';
import { orderSchema } from './order.ts';
import { day, instantSchema } from './scalars.ts';

export const paymentSchema = orderSchema.extend({
  state: z.enum(['initiated', 'pending-approval', 'under-processing', 'completed', 'failed']),
  valueOn: day,
  /** When the last authoriser released it; missing where none was needed. */
  authorisedAt: instantSchema.exactOptional(),
});
export type PaymentRecord = z.infer<typeof paymentSchema>;
