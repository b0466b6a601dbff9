import type { BankError } from '#src/api/messages/bank-error.ts';

/** Of a step that seems to have failed: still to be done, left for another page, or nobody could be asked. */
export type StepStanding = 'due' | 'left' | 'unknown';

/** Asks the bank whether the step is to be done still, and leads on where it is not. */
export type StandingAfter = (error: BankError) => Promise<StepStanding>;
