import { z } from 'zod';
import { instantSchema } from './scalars.ts';

/** Copied when authorisation was requested, because a declined payee is removed. */
const subjectPayeeSchema = z.object({
  nickName: z.string().nullable(),
  accountName: z.string(),
  accountNumber: z.string(),
  sortCode: z.string(),
  reference: z.string(),
});
export type SubjectPayee = z.infer<typeof subjectPayeeSchema>;

/** An order, a payee, a bulk file or a book that somebody else must authorise. */
export const approvalSchema = z.object({
  id: z.string(),
  partyId: z.string(),
  makerId: z.string(),
  kind: z.enum(['payment', 'instruction', 'payee', 'payee-change', 'bulk-file', 'cheque-book', 'pay-in-book']),
  /** The order, payee or file; for a book, its account. */
  subjectId: z.string(),
  /** A new payee, or a payee as it is to be. */
  payee: subjectPayeeSchema.exactOptional(),
  formerPayee: subjectPayeeSchema.exactOptional(),
  referenceNumber: z.string(),
  madeAt: instantSchema,
  /** How many others must authorise it. */
  needed: z.int().min(1).max(2),
  decisions: z.array(z.object({ userId: z.string(), at: instantSchema, decision: z.enum(['approved', 'declined']) })),
  state: z.enum(['pending', 'approved', 'rejected', 'expired']),
  /** Null while pending. */
  endedAt: instantSchema.nullable(),
});
export type ApprovalRecord = z.infer<typeof approvalSchema>;
