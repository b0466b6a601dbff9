import type { Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import { readExercises, writeExercises } from '#sandbox/classroom/exercises/read-exercises.ts';
import { packText, unpackText } from '#sandbox/control/link/packed-text.ts';
import { classPagePath } from '#sandbox/hosts/class/class-paths.ts';
import { keeperOf } from '#sandbox/panel/pieces/kept-by-name.ts';

/** Exercises of one's own, kept in this browser by their ids. */
const kept = keeperOf('paddock-class-exercises');

export function keptExercises(taken: readonly string[]): readonly Exercise[] {
  return kept.all(localStorage).flatMap(({ text }) => {
    const read = readExercises(text, taken);
    return 'reason' in read ? [] : read;
  });
}

/** @throws where the browser keeps nothing more. */
export function keepExercise(exercise: Exercise): void {
  kept.keep(localStorage, { name: exercise.id, text: writeExercises([exercise]) });
}

export function forgetExercise({ id }: Exercise): void {
  kept.forget(localStorage, id);
}

const fragmentKey = 'exercise=';

/** A link that takes the exercise to the page where a class is opened. */
export async function linkToExercise(exercise: Exercise): Promise<string> {
  const packed = await packText(writeExercises([exercise]));
  return new URL(`${classPagePath}#${fragmentKey}${packed}`, location.href).href;
}

/** The exercises of a link; undefined where the address has none. */
export async function exercisesInLink(
  hash: string,
  taken: readonly string[],
): Promise<ReturnType<typeof readExercises> | undefined> {
  if (!hash.startsWith(`#${fragmentKey}`)) return undefined;
  const text = await unpackText(hash.slice(fragmentKey.length + 1));
  return text === undefined ? { reason: 'The link was cut on the way.' } : readExercises(text, taken);
}
