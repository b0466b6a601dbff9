import { refusalCodes, refusalMeaning } from '#sandbox/control/link/refusal-codes.ts';
import type { Choice } from './field.tsx';

/** Every code that the bank may refuse with, and its meaning. */
export const refusalChoices: readonly Choice[] = refusalCodes.map((id) => ({
  id,
  title: `${id}: ${refusalMeaning(id)}`,
}));
