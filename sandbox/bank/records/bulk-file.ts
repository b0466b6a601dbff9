import { z } from 'zod';
import { day, instantSchema, pence } from './scalars.ts';

/** One payment of a bulk file. */
const bulkRowSchema = z.object({
  name: z.string(),
  sortCode: z.string(),
  accountNumber: z.string(),
  type: z.enum(['FP', 'BACS']),
  reference: z.string(),
  minor: pence.positive(),
  /** `barred` by a tester: it will be rejected. A code says why a rejected one was not paid. */
  outcome: z.union([
    z.enum(['waiting', 'barred', 'made']),
    z.templateLiteral(['rejected:', z.string().regex(/^[\w-]+$/)]),
  ]),
  /** The day it is booked; null until it is made. */
  valueOn: day.nullable(),
});
export type BulkRowRecord = z.infer<typeof bulkRowSchema>;

/** One line of an uploaded file that cannot be paid as it stands: its cells as they were sent. */
const wrongRowSchema = z.object({
  /** Its number in the file, from 1. */
  row: z.int().positive(),
  name: z.string(),
  sortCode: z.string(),
  accountNumber: z.string(),
  type: z.string(),
  reference: z.string(),
  /** Null where the amount cannot be read. */
  minor: pence.positive().nullable(),
});
export type WrongRowRecord = z.infer<typeof wrongRowSchema>;

const bulkErrorSchema = z.object({
  /** Null for an error of the whole file. */
  row: z.int().positive().nullable(),
  kind: z.enum(['record', 'other', 'miscellaneous']),
  code: z.string(),
  text: z.string(),
});
export type BulkErrorRecord = z.infer<typeof bulkErrorSchema>;

/** An uploaded file, with its payments as the bank read them. */
export const bulkFileSchema = z.object({
  /** The reference that customers quote. */
  id: z.string(),
  userId: z.string(),
  /** A draft is void once its session is over. */
  sessionId: z.string(),
  partyId: z.string(),
  accountId: z.string(),
  fileIdentifier: z.string(),
  fileName: z.string(),
  /** Base64, byte for byte as it was sent. */
  content: z.string(),
  /** The day on which the customer wants the payments made. */
  payOn: day,
  /** The day on which they are, or are to be, made; null until the sender has authorised the file. */
  processedOn: day.nullable(),
  rows: z.array(bulkRowSchema),
  /** A file with any of these is an error as a whole. */
  wrongRows: z.array(wrongRowSchema),
  /** Found on reading. Any makes the file as a whole an error. */
  errors: z.array(bulkErrorSchema),
  draftedAt: instantSchema,
  uploadedAt: instantSchema.nullable(),
  authorisedAt: instantSchema.nullable(),
  state: z.enum([
    'initiated',
    'uploaded',
    'verified',
    'pending-approval',
    'approved',
    'processing',
    'completed',
    'error',
    'rejected',
    'expired',
  ]),
});
export type BulkFileRecord = z.infer<typeof bulkFileSchema>;
