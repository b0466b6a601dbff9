import { z } from 'zod';
import { instantSchema } from './scalars.ts';

export const mailSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** Bulletins go to many customers and are not answered. */
  box: z.enum(['inbox', 'outbox', 'bulletins']),
  /** Mails of one exchange share it. */
  threadId: z.string(),
  subject: z.string(),
  /** The service's key of the kind of subject. */
  subjectId: z.string(),
  body: z.string(),
  sentAt: instantSchema,
  read: z.boolean(),
});
export type MailRecord = z.infer<typeof mailSchema>;
