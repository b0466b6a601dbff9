// Codes the app acts on. Their messages are in refusal-catalogue.ts.

/** Not publicly known. Assumed. */
export const accessDeniedCode = 'DIGX_CZ_ACCESS_DENIED';

/** A nonce is missing, unknown or used. Assumed. */
export const nonceRefusedCode = 'DIGX_CZ_NONCE_01';

/** A status; there is no code. */
export const tooManyRequests = 429;

/** An invalid account token, or an account of another kind. Assumed. */
export const accountUnknownCode = 'DIGX_CZ_ACCOUNT_01';

/** Dates are reversed or invalid. Assumed. */
export const datesRefusedCode = 'DIGX_CZ_DATES_01';

/** Terms, password or PIN are due first. */
export const loginStepsDueCode = 'DIGX_CMN_0096';

/** Awaiting authorisation: a warning, never a refusal. */
export const approvalRequiredCode = 'DIGX_APPROVAL_REQUIRED';

/** Locked after too many wrong passwords; all the customer's sessions are over. */
export const customerLockedCode = 'DIGX_AUTH_0002';

export const pinLockedCode = 'DIGX_AUTH_0007';

/** On a 417: a wrong code or PIN, or a locked PIN, rather than a new challenge. */
export const challengeErrorCodes: readonly string[] = ['DIGX_TFA_0004', 'DIGX_CZ_TFA_0001', pinLockedCode];

/** Another amount may be accepted: for the money in the account, and for the limits of a payment or of a day. */
export const amountRefusedCodes: readonly string[] = [
  'DIGX_PY_0134',
  'SM-MULMAN05',
  'DIGX_FL_035',
  'DIGX_FL_040',
  'DIGX_FL_059',
  'DIGX_CZ_FL_01',
];

/** No bank has this sort code. */
export const badSortCodeCode = 'DIGX_BNK_DET001';

/** The bank takes no faster payments. */
export const noFastPaymentsCode = 'FT-RESP-999';

/** The account is frozen: nothing may leave it. */
export const accountFrozenCode = 'DIGX_PY_HOST_006';

/** Verified after the day's cut-off: a warning, never a refusal. */
export const cutOffPassedCode = 'DIGX_WW_017';

/** Confirmed after the cut-off it was verified for; it can no longer be made. */
export const missedCutOffCode = 'DIGX_CZ_AP_0001';

/** An invalid payee token. Assumed. */
export const payeeUnknownCode = 'DIGX_CZ_PAYEE_01';

/** An invalid payment or instruction token. Assumed. */
export const paymentUnknownCode = 'DIGX_CZ_PAYMENT_01';

/** No such item to authorise, or not for this customer. Assumed. */
export const approvalUnknownCode = 'DIGX_CZ_APPROVAL_01';

/** Somebody has decided the item already. Assumed. */
export const decidedAlreadyCode = 'DIGX_CZ_APPROVAL_02';

/** Nobody authorised the item in time. Assumed. */
export const approvalExpiredCode = 'DIGX_CZ_APPROVAL_03';

/** Used as a reference or payment state: the outcome is pending. */
export const notKnownYet = 'UNDER_PROCESSING';

/** A payee step out of order, or a payee that cannot be paid yet. Assumed. */
export const stepOutOfTurnCode = 'DIGX_CZ_PAYEE_03';

/** No bulk file of the customer's has this reference. Assumed. */
export const bulkFileUnknownCode = 'DIGX_CZ_FU_01';
