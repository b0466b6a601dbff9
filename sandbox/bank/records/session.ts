import { z } from 'zod';
import { instantSchema } from './scalars.ts';

export const sessionSchema = z.object({
  id: z.string(),
  /** Counts from 1; account tokens are derived from it. */
  number: z.int().positive(),
  /** Null before sign-in. */
  userId: z.string().nullable(),
  startedAt: instantSchema,
  expiresAt: instantSchema,
  /** However busy it is. Missing before sign-in. */
  endsAt: instantSchema.exactOptional(),
  nonces: z.array(z.string()),
  noncesIssued: z.int().nonnegative(),
  /** Each is valid for one password. */
  salts: z.array(z.string()),
  /** Kept so that the answer can say why the session is over. */
  ended: z.enum(['no', 'signed-off', 'expired', 'replaced']),
  /** Null before sign-in and at the first one. */
  previousSignIn: instantSchema.nullable(),
});
export type SessionRecord = z.infer<typeof sessionSchema>;
