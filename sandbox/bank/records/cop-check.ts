import { z } from 'zod';
import { accountNumber, instantSchema, sortCode } from './scalars.ts';

export const holderKinds = ['Personal', 'Business'] as const;
export type HolderKind = (typeof holderKinds)[number];

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

export const reportSchema = z.object({
  /** Whether the scheme was asked: the bank answers for its own accounts. */
  enabled: z.boolean(),
  /** A match, no match, or no answer. */
  matched: z.enum(['Y', 'N', 'A']),
  /** Whether to continue without a match: Y by itself, N where the customer chose to. */
  selectionStatus: z.enum(['Y', 'N']).nullable(),
  reasonCode: z.enum(reasonCodes).nullable(),
  /** The held name, given for a close match. */
  payeeAccountName: z.string().nullable(),
});
export type PayeeReport = z.infer<typeof reportSchema>;

export const accountDetailsSchema = z.object({
  accountName: z.string(),
  accountNumber,
  sortCode,
  accountType: z.enum(holderKinds),
  reference: z.string(),
});
export type AccountDetails = z.infer<typeof accountDetailsSchema>;

/** A check that was made: a payee is added only as checked in the same session. */
export const copCheckSchema = accountDetailsSchema.extend({
  id: z.string(),
  sessionId: z.string(),
  report: reportSchema,
  madeAt: instantSchema,
});
export type CopCheckRecord = z.infer<typeof copCheckSchema>;
