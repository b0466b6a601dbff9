import { z } from 'zod';
import { accountNumber, instantSchema, sortCode } from './scalars.ts';

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

/** The details of an account as a customer gives them of a payee, and as a payee check looks at them. */
export const accountDetailsSchema = z.object({
  accountName: z.string(),
  accountNumber,
  sortCode,
  accountType: z.enum(holderKinds),
  /** What the payee wants to read with each payment; may be empty. */
  reference: z.string(),
});
export type AccountDetails = z.infer<typeof accountDetailsSchema>;

/** A payee check that was made: a payee may only be added as it was checked, in the same session. */
export const copCheckSchema = accountDetailsSchema.extend({
  id: z.string(),
  sessionId: z.string(),
  report: reportSchema,
  madeAt: instantSchema,
});
export type CopCheckRecord = z.infer<typeof copCheckSchema>;
