import { z } from 'zod';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { parseCalendarDay } from '#src/kernel/calendar.ts';
import { instantSchema } from './records.ts';

/** What customers order the bank to pay, how much they may, and what waits for somebody else's agreement. */

const day = z.custom<CalendarDay>((value) => typeof value === 'string' && parseCalendarDay(value) !== undefined);
const pence = z.int();

/** The service's frequency codes: once, daily, weekly, fortnightly, each one, two, three, six and twelve months. */
export const frequencyCodes = ['10', '20', '30', '40', '50', '60', '70', '80', '90'] as const;
export type FrequencyCode = (typeof frequencyCodes)[number];

const orderSchema = z.object({
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
/** What all orders have in common. */
export type OrderFields = z.infer<typeof orderSchema>;

/** A payment to be made at once. */
export const paymentSchema = orderSchema.extend({
  state: z.enum(['initiated', 'pending-approval', 'under-processing', 'completed', 'failed']),
  /** The day the statement will give it. */
  valueOn: day,
});
export type PaymentRecord = z.infer<typeof paymentSchema>;

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

export const limitTargets = ['makePayment', 'internalTransfer', 'bulkPayments'] as const;
export type LimitTarget = (typeof limitTargets)[number];

const targetLimitSchema = z.object({
  minimumMinor: pence.nonnegative(),
  maximumMinor: pence.positive(),
  /** Over a London day. */
  dailyMinor: pence.positive(),
  dailyCount: z.int().positive(),
});
export type TargetLimit = z.infer<typeof targetLimitSchema>;

/** How much a user, or all who act for a party, may send. Where there is none, the bank's own usual limits hold. */
export const limitPackageSchema = z.object({
  /** `USER:<user>` or `PARTY:<party>`. */
  id: z.string(),
  targets: z.object({
    makePayment: targetLimitSchema,
    internalTransfer: targetLimitSchema,
    bulkPayments: targetLimitSchema,
  }),
});
export type LimitPackageRecord = z.infer<typeof limitPackageSchema>;

/** Something a customer ordered that another must agree to before it is done. */
export const approvalSchema = z.object({
  id: z.string(),
  partyId: z.string(),
  makerId: z.string(),
  kind: z.enum(['payment', 'instruction', 'payee', 'payee-change']),
  subjectId: z.string(),
  referenceNumber: z.string(),
  madeAt: instantSchema,
  state: z.enum(['pending', 'approved', 'rejected', 'expired']),
});
export type ApprovalRecord = z.infer<typeof approvalSchema>;
