import { notFound, notPossible } from './in-status.ts';
/** Refusals of the activity log and of cheque services, part of `refusals`. */
export const activityRefusals = {
  activityNotFound: notFound('DIGX_CZ_ACTIVITY_01', 'The activity was not found.'),
  chequeRangeNotValid: notPossible('DIGX_CZ_CHEQUE_01', 'The cheque numbers are not valid.'),
} as const;
