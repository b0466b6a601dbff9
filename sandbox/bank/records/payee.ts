import { z } from 'zod';
import { accountDetailsSchema, reportSchema } from './cop-check.ts';
import { instantSchema } from './scalars.ts';

export const payeeGroupSchema = z.object({
  id: z.string(),
  partyId: z.string(),
  name: z.string(),
  /** In which it was made, for a payee to come; missing where the payee was there first. */
  sessionId: z.string().optional(),
});
export type PayeeGroupRecord = z.infer<typeof payeeGroupSchema>;

/** What a customer gives of a payee, and gives again to change it. */
const detailsSchema = accountDetailsSchema.extend({
  /** The customer's own name for them. */
  nickName: z.string().nullable(),
  report: reportSchema,
});
export type PayeeDetails = z.infer<typeof detailsSchema>;

export const payeeSchema = detailsSchema.extend({
  id: z.string(),
  groupId: z.string(),
  partyId: z.string(),
  /** The user who added it. */
  creatorId: z.string(),
  /** Handed in, looked through, waiting for somebody else's agreement, in use. */
  state: z.enum(['handed-in', 'verified', 'pending-approval', 'active']),
  /** Of the last payment to it; empty before. */
  lastReference: z.string(),
  addedAt: instantSchema,
  /** When its adding, or its last change, was confirmed here; missing where neither was. */
  confirmedAt: instantSchema.exactOptional(),
  /** A change that was confirmed with a code and has not been made yet, and the session it may be made in. */
  amendment: detailsSchema.extend({ sessionId: z.string() }).nullable(),
  /**
   * What the code that confirmed it covers beside it: one order of exactly so many pence, of that customer in that session.
   * Null once it is used, and where the code named no amount.
   */
  cover: z.object({ sessionId: z.string(), userId: z.string(), minor: z.int().positive() }).nullable(),
});
export type PayeeRecord = z.infer<typeof payeeSchema>;
