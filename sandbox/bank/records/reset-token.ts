import { z } from 'zod';
import { instantSchema } from './scalars.ts';

/** A link to choose a new password with, as it would come in a letter or a mail. */
export const resetTokenSchema = z.object({
  /** The token itself. */
  id: z.string(),
  userId: z.string(),
  policy: z.enum(['retail', 'corporate']),
  /** From this moment on it is worth nothing. */
  expiresAt: instantSchema,
  usedAt: instantSchema.nullable(),
});
export type ResetTokenRecord = z.infer<typeof resetTokenSchema>;
