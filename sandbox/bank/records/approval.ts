import { z } from 'zod';
import { instantSchema } from './scalars.ts';

/** An order, a payee, a bulk file or a book that somebody else must authorise. */
export const approvalSchema = z.object({
  id: z.string(),
  partyId: z.string(),
  makerId: z.string(),
  kind: z.enum(['payment', 'instruction', 'payee', 'payee-change', 'bulk-file', 'cheque-book', 'pay-in-book']),
  /** The order, payee or file; for a book, its account. */
  subjectId: z.string(),
  referenceNumber: z.string(),
  madeAt: instantSchema,
  state: z.enum(['pending', 'approved', 'rejected', 'expired']),
});
export type ApprovalRecord = z.infer<typeof approvalSchema>;
