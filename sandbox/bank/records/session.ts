import { z } from 'zod';
import { instantSchema } from './scalars.ts';

export const sessionSchema = z.object({
  id: z.string(),
  /** Counts from 1; account tokens are made from it, so they differ between sessions. */
  number: z.int().positive(),
  /** Null for a prospect: someone on the sign-in page whom the bank does not know yet. */
  userId: z.string().nullable(),
  startedAt: instantSchema,
  expiresAt: instantSchema,
  /** Handed out and not yet used. */
  nonces: z.array(z.string()),
  noncesIssued: z.int().nonnegative(),
  /** Salts handed out for the password, each good once. */
  salts: z.array(z.string()),
  /** Why it is over, kept so that the answer can say so. */
  ended: z.enum(['no', 'signed-off', 'expired', 'replaced']),
  /** When this user signed in the time before; null for a prospect and at the first sign-in. */
  previousSignIn: instantSchema.nullable(),
});
export type SessionRecord = z.infer<typeof sessionSchema>;
