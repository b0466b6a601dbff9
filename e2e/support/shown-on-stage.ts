import type { TourId } from '#sandbox/tours/tour-ids.ts';

/** The tours of a trainer's demonstration, in order. */
export const shownOnStage = [
  'accounts-and-transactions',
  'pay-saved-payee',
  'new-payee-close-match',
  'standing-order',
  'bulk-file',
] as const satisfies readonly TourId[];
