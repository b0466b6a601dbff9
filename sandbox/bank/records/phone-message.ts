import { z } from 'zod';
import { instantSchema } from './scalars.ts';

export const phoneMessageSchema = z.object({
  id: z.string(),
  userId: z.string(),
  sentAt: instantSchema,
  text: z.string(),
  code: z.string().nullable(),
  /** Null while the phone is off. */
  arrivedAt: instantSchema.nullable(),
});
export type PhoneMessageRecord = z.infer<typeof phoneMessageSchema>;
