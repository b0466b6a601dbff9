import { z } from 'zod';
import { instantSchema } from './scalars.ts';

export const mailSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** Bulletins go to many customers and cannot be answered. */
  box: z.enum(['inbox', 'outbox', 'bulletins']),
  threadId: z.string(),
  subject: z.string(),
  /** The service's key of the subject category. */
  subjectId: z.string(),
  body: z.string(),
  sentAt: instantSchema,
  read: z.boolean(),
  /** Null for what the customer wrote. */
  sender: z.string().nullable().default(null),
  /** The party the conversation is about; null if the bank began it. */
  partyId: z.string().nullable().default(null),
});
export type MailRecord = z.infer<typeof mailSchema>;
