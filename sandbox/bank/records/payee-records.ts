import { z } from 'zod';
import { instantSchema } from './records.ts';

/** Whom a customer pays, and what the bank found out about them before. */

const accountNumber = z.string().regex(/^\d{8}$/);
const sortCode = z.string().regex(/^\d{6}$/);

/** As a payee or an account outside is held: by a person or by a business. */
export const holderKinds = ['Personal', 'Business'] as const;
export type HolderKind = (typeof holderKinds)[number];

/** Why a payee check did not come out right, by the scheme's codes. */
export const reasonCodes = [
  'ANNM',
  'MBAM',
  'BANM',
  'PANM',
  'BAMM',
  'PAMM',
  'AC01',
  'IVCR',
  'ACNS',
  'OPTO',
  'CASS',
  'SCNS',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** What came of asking another bank whose account it is. */
export const reportSchema = z.object({
  /** Whether the scheme was asked at all: of its own accounts the bank knows by itself. */
  enabled: z.boolean(),
  /** All matches, it does not, or nobody could say. */
  matched: z.enum(['Y', 'N', 'A']),
  /** What lets it pass where `matched` does not: yes by itself, or no and the customer went on all the same. */
  selectionStatus: z.enum(['Y', 'N']).nullable(),
  reasonCode: z.enum(reasonCodes).nullable(),
  /** The name the other bank told, where the one given came close. */
  payeeAccountName: z.string().nullable(),
});
export type PayeeReport = z.infer<typeof reportSchema>;

export const payeeGroupSchema = z.object({
  id: z.string(),
  partyId: z.string(),
  name: z.string(),
  /** In which it was made, for a payee to come; missing where the payee was there first. */
  sessionId: z.string().optional(),
});
export type PayeeGroupRecord = z.infer<typeof payeeGroupSchema>;

/** What a customer gives of a payee, and gives again to change it. */
const detailsSchema = z.object({
  /** The customer's own name for them. */
  nickName: z.string().nullable(),
  accountName: z.string(),
  accountNumber,
  sortCode,
  accountType: z.enum(holderKinds),
  /** What the payee wants to read with each payment; may be empty. */
  reference: z.string(),
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

/** A payee check that was made: a payee may only be added as it was checked, in the same session. */
export const payeeCheckSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  accountName: z.string(),
  accountNumber,
  sortCode,
  accountType: z.enum(holderKinds),
  reference: z.string(),
  report: reportSchema,
  madeAt: instantSchema,
});
export type PayeeCheckRecord = z.infer<typeof payeeCheckSchema>;
