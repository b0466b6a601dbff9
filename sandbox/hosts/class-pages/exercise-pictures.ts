import { useEffect } from 'react';
import type { TraineeView } from '#sandbox/classroom/lesson/views.ts';
import { keepPicture, picturesOf, stepName } from '#sandbox/stage/pictures/kept-pictures.ts';
import { pageAtRest } from '#sandbox/stage/pictures/page-at-rest.ts';
import { takePicture } from '#sandbox/stage/pictures/take-picture.ts';

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
    const now = `${round} ${stepsDone}`;
    const before = sessionStorage.getItem(doneKey);
    if (before === now) return;
    sessionStorage.setItem(doneKey, now);
    const asks = exercise.steps[stepsDone - 1];
    const step = asks === undefined ? startName : stepName(stepsDone - 1, { asks });
    void pageAtRest()
      .then(() => takePicture())
      .then((picture) => keepPicture({ of: nameOf(exercise.id), step }, picture))
      // A browser that cannot draw or keep one leaves the hand-out its words.
      .catch(() => {});
  }, [shown]);
}

function nameOf(id: string): string {
  return `exercise:${id}`;
}
