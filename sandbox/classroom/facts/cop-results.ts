import { reasonCodes } from '#sandbox/bank/records/cop-check.ts';

/** What Confirmation of Payee answers: a full match, or one of its reason codes. */
export const copResults = ['Y', ...reasonCodes] as const;
