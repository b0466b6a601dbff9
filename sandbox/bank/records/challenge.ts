import { z } from 'zod';
import { instantSchema } from './scalars.ts';

const factor = z.enum(['OTP', 'PIN']);
export type Factor = z.infer<typeof factor>;

/** An open challenge of one request; removed once answered or replaced. */
export const challengeSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  userId: z.string(),
  request: z.string(),
  /** The current factor, then those still to come. */
  factors: z.array(factor).min(1),
  /** The code last sent; null where the PIN is asked for. */
  code: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  /** Sending another code extends it. */
  expiresAt: instantSchema,
  resendsLeft: z.int().nonnegative(),
  /** As the text message has it: "to change your password". */
  confirms: z.string(),
});
export type ChallengeRecord = z.infer<typeof challengeSchema>;
