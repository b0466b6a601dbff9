import { stepName } from '#sandbox/stage/pictures/kept-pictures.ts';

/** In place of a picture: the step was done at the same moment as one after it, whose picture shows both. */
export const withALaterStep = '';

/** How far an exercise is, as a window last pictured it: `2 1` is the second round with one step done. */
export function farText({ round, stepsDone }: Far): string {
  return `${round} ${stepsDone}`;
}

interface Far {
  readonly round: number;
  readonly stepsDone: number;
}

/** The places of the steps that were done unseen, together with the last that is done now. */
export function doneUnseen(before: string | null, now: Far): readonly number[] {
  const [round, done] = before?.split(' ').map(Number) ?? [];
  if (round !== now.round || done === undefined) return [];
  return Array.from({ length: Math.max(0, now.stepsDone - 1 - done) }, (_, at) => done + at);
}

/** Why a step has no picture of its own, where it was done together with another. */
export function whyNoPicture(
  pictures: ReadonlyMap<string, string> | undefined,
  steps: readonly { readonly asks: string }[],
  at: number,
): string | undefined {
  const pictureAt = (place: number) => pictures?.get(stepName(place, steps[place] ?? { asks: '' }));
  if (pictureAt(at) !== withALaterStep) return undefined;
  const shows = steps.findIndex((_, place) => place > at && (pictureAt(place) ?? '') !== '');
  return shows === -1 ? undefined : `The picture of step ${shows + 1} shows this one too: both were done at once.`;
}
