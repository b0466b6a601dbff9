import { z } from 'zod';
import { day, instantSchema, pence } from './scalars.ts';

export const bookKinds = ['cheque', 'pay-in'] as const;
export type BookKind = (typeof bookKinds)[number];

/** A book that was ordered. Whether it awaits authorisation is in its approval. */
export const chequeBookSchema = z.object({
  id: z.string(),
  kind: z.enum(bookKinds),
  accountId: z.string(),
  partyId: z.string(),
  userId: z.string(),
  referenceNumber: z.string(),
  orderedAt: instantSchema,
  /** Null until the customer has it; a rejected or expired order never arrives. */
  deliveredOn: day.nullable(),
  /** Only a delivered cheque book has one. */
  firstNumber: z.int().positive().nullable(),
  leaves: z.int().positive(),
});
export type ChequeBookRecord = z.infer<typeof chequeBookSchema>;

/** A cheque that will not be paid. Paid ones are in the ledger, those in clearing among the holds. */
export const chequeMarkSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  number: z.int().positive(),
  state: z.enum(['stopped', 'cancelled', 'rejected']),
  on: day,
  /** Only a rejected cheque has one. */
  minor: pence.positive().nullable(),
});
export type ChequeMarkRecord = z.infer<typeof chequeMarkSchema>;
