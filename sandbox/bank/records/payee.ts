import { z } from 'zod';
import { accountDetailsSchema, reportSchema } from './cop-check.ts';
import { instantSchema } from './scalars.ts';

export const payeeGroupSchema = z.object({
  id: z.string(),
  partyId: z.string(),
  name: z.string(),
  /** The session that made an empty group; missing where it was made with its payee. */
  sessionId: z.string().optional(),
});
export type PayeeGroupRecord = z.infer<typeof payeeGroupSchema>;

const detailsSchema = accountDetailsSchema.extend({
  nickName: z.string().nullable(),
  report: reportSchema,
});
export type PayeeDetails = z.infer<typeof detailsSchema>;

export const payeeSchema = detailsSchema.extend({
  id: z.string(),
  groupId: z.string(),
  partyId: z.string(),
  creatorId: z.string(),
  state: z.enum(['submitted', 'verified', 'pending-approval', 'active']),
  lastReference: z.string(),
  addedAt: instantSchema,
  /** When it was added or last changed here; missing for a persona's own payees. */
  confirmedAt: instantSchema.exactOptional(),
  /** A change confirmed with a code but not applied yet, and its only valid session. */
  amendment: detailsSchema.extend({ sessionId: z.string() }).nullable(),
  /** One order the payee's own code also covers: that many pence, by that customer in that session. Null once used. */
  cover: z.object({ sessionId: z.string(), userId: z.string(), minor: z.int().positive() }).nullable(),
});
export type PayeeRecord = z.infer<typeof payeeSchema>;
