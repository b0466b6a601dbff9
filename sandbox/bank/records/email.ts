import { z } from 'zod';
import { instantSchema } from './scalars.ts';

/** An e-mail that the bank sent. It arrives at once. */
export const emailSchema = z.object({
  id: z.string(),
  userId: z.string(),
  address: z.string().min(1),
  sentAt: instantSchema,
  subject: z.string(),
  text: z.string(),
});
export type EmailRecord = z.infer<typeof emailSchema>;
