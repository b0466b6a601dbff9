import { z } from 'zod';
import { factSchema } from '#sandbox/classroom/facts/fact.ts';

/** An exercise as data: who, when and where, what to do, and what the bank must bear out. */

const sentence = z.string().min(1).max(400);

/** The one-time password that every exercise takes: a trainee has no telephone of the customer's. */
export const classCode = '204816';

const exerciseAreas = [
  'accounts',
  'approvals',
  'bulk',
  'cheques',
  'fraud',
  'instructions',
  'international',
  'mail',
  'payees',
  'payments',
  'preferences',
  'session',
  'transfers',
] as const;

const saidSchema = z.strictObject({ if: factSchema, says: sentence });

export const exerciseSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'An id has small letters and digits, with single hyphens between.')
    .max(60),
  title: z.string().min(1).max(80),
  area: z.enum(exerciseAreas),
  /** A persona’s User ID. */
  customer: z.string().min(1).max(64),
  /** London time, at which the exercise begins. The clock ticks on from there. */
  clock: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'A time is written 2026-03-02T17:00.'),
  /** Whether the trainee begins logged in. */
  loggedIn: z.boolean().default(true),
  /** More settings of a link, which have the bank behave as the story says: `fault:confirmPayment@late=5~1`. */
  sandbox: z.string().max(2000).default(''),
  /** Where it begins, below the path that the app is at; it may hold placeholders such as `{account:current}`. */
  page: z
    .string()
    .regex(/^\/(?![/\\])[^\\\s]*$/, 'A page is written /accounts, as in the app’s address.')
    .max(300),
  /** Two sentences: who the customer is, and what they want. */
  story: sentence,
  /** What lies on the customer's desk: an e-mail, a letter, a call. None of it comes through the bank. */
  paper: z
    .strictObject({
      kind: z.enum(['e-mail', 'letter', 'call', 'text']),
      from: z.string().max(80),
      says: z.string().min(1).max(1200),
    })
    .exactOptional(),
  /** In order. Each is done once the bank bears its fact out; the last ends the exercise if the goals are met. */
  steps: z
    .array(z.strictObject({ asks: sentence, until: factSchema }))
    .min(1)
    .max(12),
  /** All must be so. */
  goals: z
    .array(z.strictObject({ fact: factSchema, says: sentence, notYet: sentence }))
    .min(1)
    .max(8),
  /** None may ever be so: it cannot be taken back, so the trainee starts again. */
  never: z.array(saidSchema).max(8).default([]),
  /** What to say of something else that was done; the first that fits. */
  otherwise: z.array(saidSchema).max(8).default([]),
  /** One at a time, each says more. */
  hints: z.array(sentence).min(1).max(6),
  /** What the trainee should have learnt, said when it is done. */
  learnt: sentence,
});
export type Exercise = z.infer<typeof exerciseSchema>;

/** As it is written: what has a default may be left out. */
export type WrittenExercise = z.input<typeof exerciseSchema>;

/** @throws ZodError when it is none. */
export function exercise(written: WrittenExercise): Exercise {
  return exerciseSchema.parse(written);
}

/** The code that the bank takes in it; null where only a code that was sent will do. */
export function codeFor({ sandbox }: Pick<Exercise, 'sandbox'>): string | null {
  const [, own] = /(?:^|;)otp:([^;]*)/.exec(sandbox) ?? [];
  return own === undefined ? classCode : own === 'phone' ? null : own;
}

/** How the bank opens for it, as a link has it. */
export function settingsFor({ customer, clock, sandbox }: Exercise): string {
  const code = /(?:^|;)otp:/.test(sandbox) ? [] : [`otp:${classCode}`];
  return [`persona:${customer}`, `clock:${clock}`, ...code, ...(sandbox === '' ? [] : [sandbox])].join(';');
}
