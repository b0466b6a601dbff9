import { z } from 'zod';
import type { Instant } from '#src/kernel/instant.ts';
import { orderSchema } from './order.ts';
import type { PaymentRecord } from './payment.ts';
import { day, instantSchema, pence } from './scalars.ts';

/** The service's codes: once, daily, weekly, fortnightly, every one, two, three, six and twelve months. */
export const frequencyCodes = ['10', '20', '30', '40', '50', '60', '70', '80', '90'] as const;
export type FrequencyCode = (typeof frequencyCodes)[number];

export const instructionSchema = orderSchema.extend({
  /** Closed after its last run; cancelled by the customer before it. */
  state: z.enum(['initiated', 'pending-approval', 'active', 'closed', 'cancelled']),
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
  /** Days between runs, for orders from before online banking; it overrides the frequency. */
  customDays: z.int().positive().exactOptional(),
  cancelledAt: instantSchema.exactOptional(),
  /** A user’s id, here and in edits; that of the payer where missing. */
  cancelledBy: z.string().exactOptional(),
  /** What it paid until each edit, oldest first. */
  edits: z
    .array(
      z.object({
        until: instantSchema,
        minor: pence.positive(),
        reference: z.string(),
        by: z.string().exactOptional(),
      }),
    )
    .exactOptional(),
});
export type InstructionRecord = z.infer<typeof instructionSchema>;

export type OrderRecord = PaymentRecord | InstructionRecord;

/** The amount that a run at that moment paid. An edit at the moment of a run comes after it. */
export function minorAt({ minor, edits = [] }: Pick<InstructionRecord, 'minor' | 'edits'>, at: Instant): number {
  return edits.find(({ until }) => at <= until)?.minor ?? minor;
}
