import type { TraineeRow } from '#sandbox/classroom/lesson/views.ts';

/** Without a step for so long, a trainee is stuck. */
const stuckMs = 3 * 60_000;

export type Standing = 'Done' | 'Went wrong' | 'Stuck' | 'At work';

export function standing({ outcome, movedMs }: Pick<TraineeRow, 'outcome' | 'movedMs'>, nowMs: number): Standing {
  if (outcome === 'met') return 'Done';
  if (outcome === 'broken') return 'Went wrong';
  return nowMs - movedMs > stuckMs ? 'Stuck' : 'At work';
}

/** `4 min`, and seconds before the first minute. */
export function lasting(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
}
