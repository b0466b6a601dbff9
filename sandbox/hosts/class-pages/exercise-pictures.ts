import { useEffect } from 'react';
import type { TraineeView } from '#sandbox/classroom/lesson/views.ts';
import { keepPicture, picturesOf, stepName } from '#sandbox/stage/pictures/kept-pictures.ts';
import { pageAtRest } from '#sandbox/stage/pictures/page-at-rest.ts';
import { takePicture } from '#sandbox/stage/pictures/take-picture.ts';
import { doneUnseen, farText, withALaterStep } from './pictured-steps.ts';

/** Pictures for hand-outs: where an exercise begins, and the page on which each step was done. */

export const startName = 'start';

const hereKey = 'paddock-class-pictures';
const doneKey = 'class-pictured';

/** From now on this browser keeps them. That of a trainee keeps none: nothing of theirs is to outlast the class. */
export function pictureHere(): void {
  localStorage.setItem(hereKey, 'yes');
}

export function picturesOfExercise({ id }: { readonly id: string }): Promise<ReadonlyMap<string, string>> {
  return picturesOf(nameOf(id));
}

export function useExercisePictures(shown: TraineeView | undefined): void {
  // What is on the page is outside React.
  useEffect(() => {
    if (shown === undefined || localStorage.getItem(hereKey) === null) return;
    const { exercise, stepsDone, round } = shown;
    const now = farText({ round, stepsDone });
    const before = sessionStorage.getItem(doneKey);
    if (before === now) return;
    sessionStorage.setItem(doneKey, now);
    const nameAt = (at: number) => {
      const asks = exercise.steps[at];
      return asks === undefined ? startName : stepName(at, { asks });
    };
    const unseen = doneUnseen(before, { round, stepsDone }).map(nameAt);
    void pageAtRest()
      .then(() => takePicture())
      .then((picture) => keepPicture({ of: nameOf(exercise.id), step: nameAt(stepsDone - 1) }, picture))
      .then(() => noteUnseen(exercise.id, unseen))
      // A browser that cannot draw or keep one leaves the hand-out its words.
      .catch(() => {});
  }, [shown]);
}

/** A picture of an earlier pass is better than none. */
async function noteUnseen(id: string, steps: readonly string[]): Promise<void> {
  const kept = steps.length === 0 ? undefined : await picturesOfExercise({ id });
  for (const step of steps) if (!kept?.has(step)) await keepPicture({ of: nameOf(id), step }, withALaterStep);
}

function nameOf(id: string): string {
  return `exercise:${id}`;
}
