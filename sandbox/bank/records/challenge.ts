import { z } from 'zod';
import { instantSchema } from './scalars.ts';

/** What the bank may ask of a customer to be sure of them: a one-time password sent to their phone, or their PIN. */
const factor = z.enum(['OTP', 'PIN']);
export type Factor = z.infer<typeof factor>;

/** What a customer has been asked to confirm one request with. It is gone once answered, or once another is asked. */
export const challengeSchema = z.object({
  /** The reference number that the answer must name. */
  id: z.string(),
  sessionId: z.string(),
  userId: z.string(),
  /** Stands for the one request this confirms: the same request has the same text here, no other has. */
  request: z.string(),
  /** Asked for now, and after it. */
  factors: z.array(factor).min(1),
  /** The one-time password last sent; null where the PIN is asked for. */
  code: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  /** From then on no answer confirms anything; another code sent puts it off. */
  expiresAt: instantSchema,
  resendsLeft: z.int().nonnegative(),
  /** What is being confirmed, as the phone says it: "to change your password". */
  confirms: z.string(),
});
export type ChallengeRecord = z.infer<typeof challengeSchema>;
