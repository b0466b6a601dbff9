// The bank's codes that something in the app acts on; what the customer reads for each stands in refusal-catalogue.ts.

/** The access-denied code is not publicly known; this is the one place that holds it. Assumed. */
export const accessDeniedCode = 'DIGX_CZ_ACCESS_DENIED';

/** The code for a nonce that is missing, unknown or used. Assumed. */
export const nonceRefusedCode = 'DIGX_CZ_NONCE_01';

/** The account's token stands for nothing, or for an account of another kind. Assumed. */
export const accountUnknownCode = 'DIGX_CZ_ACCOUNT_01';

/** Dates that are reversed or in no calendar. Assumed. */
export const datesRefusedCode = 'DIGX_CZ_DATES_01';

/** Terms, password or PIN stand before what was asked for. */
export const loginStepsDueCode = 'DIGX_CMN_0096';

/** What was asked waits for somebody else's approval: a warning on an answer, and never a refusal. */
export const approvalRequiredCode = 'DIGX_APPROVAL_REQUIRED';

/** The PIN is locked for a while. */
export const pinLockedCode = 'DIGX_AUTH_0007';

/** Beside a 417 these say that the code or PIN was wrong, or the PIN is locked, instead of asking for one. */
export const challengeErrorCodes: readonly string[] = ['DIGX_TFA_0004', 'DIGX_CZ_TFA_0001', pinLockedCode];
