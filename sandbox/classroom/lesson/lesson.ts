import { z } from 'zod';
import { exerciseSchema } from '#sandbox/classroom/exercises/exercise.ts';

/** A class and its trainees, as they are stored. Both end with the class. */

const name = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]{1,30}$/u, 'A name is 1 to 30 characters on one line.');

const title = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]{1,60}$/u, 'A title is 1 to 60 characters on one line.');

/** Exercises that come with the sandbox go by their id; others are written out. */
export const openedClassSchema = z.strictObject({
  title,
  exercises: z
    .array(z.union([z.string(), exerciseSchema]))
    .min(1)
    .max(30),
});

export const joinedSchema = z.strictObject({ name });

export const classSchema = z.strictObject({
  /** In the link that trainees open. */
  key: z.string(),
  /** SHA-256 of what is in the trainer's link. */
  secretHash: z.string(),
  title,
  exercises: z.array(exerciseSchema).min(1),
  openedMs: z.int(),
  /** What every screen shows instead of the app; null while they work. */
  lock: z.string().nullable(),
  /** Worlds that the trainer has copied to look at. */
  copies: z.array(z.string()),
});
export type KeptClass = z.infer<typeof classSchema>;

export const traineeSchema = z.strictObject({
  id: z.string(),
  classKey: z.string(),
  /** SHA-256 of what the trainee's browser keeps. */
  secretHash: z.string(),
  name,
  world: z.string(),
  /** Its place in the class, from 0. */
  exercise: z.int().nonnegative(),
  /** Grows each time the exercise begins again, so that the trainee's page follows. */
  round: z.int().nonnegative(),
  /** By the wall clock. */
  beganMs: z.int(),
  /** When a step was last done, or the exercise began. */
  movedMs: z.int(),
  stepsDone: z.int().nonnegative(),
  outcome: z.enum(['met', 'not-yet', 'broken']),
  hints: z.int().nonnegative(),
  /** What was asked of the bank last, in words. */
  last: z.string().nullable(),
  lastMs: z.int().nullable(),
  /** Below the app's own path. */
  page: z.string().nullable(),
  /** The ids of the exercises that were met. */
  done: z.array(z.string()),
});
export type KeptTrainee = z.infer<typeof traineeSchema>;

/** Letters and digits alone, so that a world can have it. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 24);
}

type Joined = Pick<KeptTrainee, 'id' | 'classKey' | 'secretHash' | 'name' | 'world' | 'done' | 'round'>;

/** What becomes of a trainee who begins an exercise. */
export function begun(trainee: Joined, exercise: number, nowMs: number): KeptTrainee {
  return {
    ...trainee,
    exercise,
    round: trainee.round + 1,
    beganMs: nowMs,
    movedMs: nowMs,
    stepsDone: 0,
    outcome: 'not-yet',
    hints: 0,
    last: null,
    lastMs: null,
    page: null,
  };
}
