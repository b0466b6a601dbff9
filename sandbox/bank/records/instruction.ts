import { z } from 'zod';
import { orderSchema } from './order.ts';
import type { PaymentRecord } from './payment.ts';
import { day } from './scalars.ts';

/** The service's codes: once, daily, weekly, fortnightly, every one, two, three, six and twelve months. */
export const frequencyCodes = ['10', '20', '30', '40', '50', '60', '70', '80', '90'] as const;
export type FrequencyCode = (typeof frequencyCodes)[number];

export const instructionSchema = orderSchema.extend({
  state: z.enum(['initiated', 'pending-approval', 'active', 'closed']),
  type: z.enum(['REC', 'NONREC']),
  frequency: z.enum(frequencyCodes),
  /** The first nominal day; a run on a non-working day moves to the next working day. */
  startOn: day,
  /** The last possible day; null until further notice. */
  endOn: day.nullable(),
  runs: z.int().nonnegative(),
  /** The days on which it was paid, and on which funds were short. */
  paidOn: z.array(day),
  missedOn: z.array(day),
  nextOn: day.nullable(),
});
export type InstructionRecord = z.infer<typeof instructionSchema>;

export type OrderRecord = PaymentRecord | InstructionRecord;
