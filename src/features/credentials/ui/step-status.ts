import type { BankError } from '#src/api/messages/bank-error.ts';

/** After a step seems to have failed: still due, left for another page, or unknown. */
export type StepStatus = 'due' | 'left' | 'unknown';

/** Asks the bank whether the step is still due, and moves on if it is not. */
export type StatusAfter = (error: BankError) => Promise<StepStatus>;
