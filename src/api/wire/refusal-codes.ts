// The bank's codes that something in the app acts on; what the customer reads for each stands in refusal-catalogue.ts.

/** The access-denied code is not publicly known; this is the one place that holds it. Assumed. */
export const accessDeniedCode = 'DIGX_CZ_ACCESS_DENIED';

/** The code for a nonce that is missing, unknown or used. Assumed. */
export const nonceRefusedCode = 'DIGX_CZ_NONCE_01';

/** The status, and no code, of a bank that was asked too often. */
export const tooManyRequests = 429;

/** The account's token stands for nothing, or for an account of another kind. Assumed. */
export const accountUnknownCode = 'DIGX_CZ_ACCOUNT_01';

/** Dates that are reversed or in no calendar. Assumed. */
export const datesRefusedCode = 'DIGX_CZ_DATES_01';

/** Terms, password or PIN stand before what was asked for. */
export const loginStepsDueCode = 'DIGX_CMN_0096';

/** What was asked waits for somebody else's approval: a warning on an answer, and never a refusal. */
export const approvalRequiredCode = 'DIGX_APPROVAL_REQUIRED';

/** Locked after too many wrong passwords: any session of the customer's is over. */
export const customerLockedCode = 'DIGX_AUTH_0002';

/** The PIN is locked for a while. */
export const pinLockedCode = 'DIGX_AUTH_0007';

/** Beside a 417 these say that the code or PIN was wrong, or the PIN is locked, instead of asking for one. */
export const challengeErrorCodes: readonly string[] = ['DIGX_TFA_0004', 'DIGX_CZ_TFA_0001', pinLockedCode];

/** No bank has this sort code. */
export const badSortCodeCode = 'DIGX_BNK_DET001';

/** The bank behind the sort code takes no faster payments. */
export const noFastPaymentsCode = 'FT-RESP-999';

/** A payment that is verified after the day's cut-off: a warning on an answer, and never a refusal. */
export const cutOffPassedCode = 'DIGX_WW_017';

/** A payment that was confirmed after the cut-off of the day it was verified for: it cannot be made any more. */
export const missedCutOffCode = 'DIGX_CZ_AP_0001';

/** The session's token for a payee stands for nothing any more. Assumed. */
export const payeeUnknownCode = 'DIGX_CZ_PAYEE_01';

/** The same of a payment or an instruction. Assumed. */
export const paymentUnknownCode = 'DIGX_CZ_PAYMENT_01';

/** In place of another bank's reference, and as the state of a payment: whether it was made is not known yet. */
export const notKnownYet = 'UNDER_PROCESSING';

/** A step with a payee that does not follow the one before, or a payee that may not be paid yet. Assumed. */
export const stepOutOfTurnCode = 'DIGX_CZ_PAYEE_03';
