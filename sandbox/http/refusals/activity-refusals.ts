/** Refusals of the activity log and of cheque services, part of `refusals`. */
export const activityRefusals = {
  activityNotFound: {
    status: 404,
    shape: 'status-root',
    code: 'DIGX_CZ_ACTIVITY_01',
    title: 'Not found.',
    detail: 'The activity was not found.',
  },
  chequeRangeNotValid: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_CZ_CHEQUE_01',
    title: 'Not possible.',
    detail: 'The cheque numbers are not valid.',
  },
} as const;
