import { z } from 'zod';
import { frequencyCodes } from './instruction.ts';
import { day, instantSchema, pence, reference } from './scalars.ts';

const collectionSchema = z.object({
  on: day,
  minor: pence.positive(),
  postingId: z.string(),
  /** The day on which the money was returned to the customer. */
  returnedOn: day.nullable(),
});

/** A mandate. Its originator decides the amount of each collection, so only the last one is known. */
export const directDebitSchema = z.object({
  id: z.string(),
  userId: z.string(),
  partyId: z.string(),
  accountId: z.string(),
  originator: z.string(),
  reference,
  state: z.enum(['active', 'cancelled']),
  frequency: z.enum(frequencyCodes).exclude(['10']),
  /** A nominal day, from which the others are counted. */
  startOn: day,
  /** Collected only in these months; in all of them where missing. */
  months: z.array(z.int().min(1).max(12)).min(1).exactOptional(),
  /** Left out on non-working days, instead of collected on the next working day. */
  skipsNonWorkingDays: z.literal(true).exactOptional(),
  nextOn: day.nullable(),
  lastCollection: collectionSchema.nullable(),
  /** The days on which it was not paid. */
  missedOn: z.array(day),
  /** Set by testers: the bank does not pay the next collection. */
  rejectsNext: z.boolean(),
  setUpAt: instantSchema,
  cancelledAt: instantSchema.nullable(),
  /** A user’s id; that of the account’s holder where missing. */
  cancelledBy: z.string().exactOptional(),
});
export type DirectDebitRecord = z.infer<typeof directDebitSchema>;
