import type { Exercise } from './exercise.ts';
import { closeMatch } from './fraud/close-match.ts';
import { schoolFees } from './payments/school-fees.ts';

/** Every exercise that comes with the sandbox, in the order in which a trainer would give them. */
export const exercises: readonly Exercise[] = [schoolFees, closeMatch];
