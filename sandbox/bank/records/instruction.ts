import { z } from 'zod';
import { orderSchema } from './order.ts';
import type { PaymentRecord } from './payment.ts';
import { day } from './scalars.ts';

/** The service's frequency codes: once, daily, weekly, fortnightly, each one, two, three, six and twelve months. */
export const frequencyCodes = ['10', '20', '30', '40', '50', '60', '70', '80', '90'] as const;
export type FrequencyCode = (typeof frequencyCodes)[number];

/** Payments to be made on a later day, or again and again. */
export const instructionSchema = orderSchema.extend({
  state: z.enum(['initiated', 'pending-approval', 'active', 'closed']),
  type: z.enum(['REC', 'NONREC']),
  frequency: z.enum(frequencyCodes),
  /** The first day meant; what falls on a day off is done on the next working day. */
  startOn: day,
  /** No run is made after it; null until further notice. */
  endOn: day.nullable(),
  /** How many times it has come due so far, paid or not: once on a working day, however many days meant moved to it. */
  runs: z.int().nonnegative(),
  /** The days on which it was paid, and on which it could not be. */
  paidOn: z.array(day),
  missedOn: z.array(day),
  /** The day the next run falls on; null when there is none. */
  nextOn: day.nullable(),
});
export type InstructionRecord = z.infer<typeof instructionSchema>;

/** Whatever customers order to be paid. */
export type OrderRecord = PaymentRecord | InstructionRecord;
