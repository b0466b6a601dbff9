import { z } from 'zod';
import { instantSchema } from './scalars.ts';

/** A link for choosing a new password, as sent by letter or mail. */
export const resetTokenSchema = z.object({
  id: z.string(),
  userId: z.string(),
  policy: z.enum(['retail', 'corporate']),
  expiresAt: instantSchema,
  usedAt: instantSchema.nullable(),
});
export type ResetTokenRecord = z.infer<typeof resetTokenSchema>;
