import { codeFor, type Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import type { KeptClass, KeptTrainee } from './lesson.ts';

/** What the two pages of a class are shown. */

export interface ClassView {
  readonly key: string;
  readonly title: string;
  readonly lock: string | null;
  readonly exercises: readonly Exercise[];
  readonly trainees: readonly TraineeRow[];
  /** The host's clock, which rows count from. */
  readonly nowMs: number;
}

export type TraineeRow = Pick<
  KeptTrainee,
  'id' | 'name' | 'world' | 'exercise' | 'beganMs' | 'movedMs' | 'stepsDone' | 'outcome' | 'last' | 'lastMs' | 'done'
>;

export interface TraineeView {
  readonly classTitle: string;
  readonly name: string;
  readonly lock: string | null;
  readonly round: number;
  /** From 1. */
  readonly place: number;
  readonly places: number;
  readonly exercise: Pick<Exercise, 'id' | 'title' | 'story' | 'paper' | 'customer'> & {
    readonly steps: readonly string[];
  };
  /** The code that the bank takes; null where only the one in a text message will do. */
  readonly code: string | null;
  readonly stepsDone: number;
  readonly outcome: KeptTrainee['outcome'];
  /** Those asked for so far. */
  readonly hints: readonly string[];
  readonly moreHints: boolean;
}

export function classView(kept: KeptClass, trainees: readonly KeptTrainee[], nowMs: number): ClassView {
  const { key, title, lock, exercises } = kept;
  const rows = trainees.map(
    ({ id, name, world, exercise, beganMs, movedMs, stepsDone, outcome, last, lastMs, done }) => ({
      id,
      name,
      world,
      exercise,
      beganMs,
      movedMs,
      stepsDone,
      outcome,
      last,
      lastMs,
      done,
    }),
  );
  return { key, title, lock, exercises, trainees: rows, nowMs };
}

export function traineeView({ title, lock, exercises }: KeptClass, trainee: KeptTrainee): TraineeView | undefined {
  const exercise = exercises[trainee.exercise];
  if (exercise === undefined) return undefined;
  const { name, round, stepsDone, outcome, hints } = trainee;
  const { id, title: named, story, paper, customer, steps } = exercise;
  return {
    classTitle: title,
    name,
    lock,
    round,
    place: trainee.exercise + 1,
    places: exercises.length,
    exercise: { id, title: named, story, customer, ...(paper && { paper }), steps: steps.map(({ asks }) => asks) },
    code: codeFor(exercise),
    stepsDone,
    outcome,
    hints: exercise.hints.slice(0, hints),
    moreHints: hints < exercise.hints.length,
  };
}
