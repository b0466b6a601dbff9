import { activityRefusals } from './activity-refusals.ts';
import { bulkRefusals } from './bulk-refusals.ts';
import { instructionRefusals } from './instruction-refusals.ts';
import { paymentRefusals } from './payment-refusals.ts';
import { alertRefusals, sharingRefusals } from './preference-refusals.ts';

/** The shapes of refusals; `expectation` is that of a challenge with no attempts left. */
type RefusalShape = 'status-root' | 'invalid' | 'flat' | 'expectation';

export interface Refusal {
  readonly status: number;
  readonly shape: RefusalShape;
  readonly code: string;
  readonly title: string | null;
  readonly detail: string;
  /** Sign-in refusals repeat the reason in the header `x-auth-failure-response`, under this code and type. */
  readonly inHeader?: { readonly code: string; readonly type: string };
  /** Seconds for which the bank wants to be left alone. */
  readonly retryAfter?: number;
}

/** Every refusal on the wire. sandbox/ASSUMPTIONS.md says which codes are assumed. */
export const refusals = {
  ...activityRefusals,
  ...bulkRefusals,
  ...paymentRefusals,
  ...instructionRefusals,
  ...alertRefusals,
  ...sharingRefusals,
  invalidRequest: {
    status: 400,
    shape: 'invalid',
    code: '10011',
    title: 'Validations Failed.',
    detail: 'Validations Failed.',
  },
  notPossible: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_PROD_DEF_0000',
    title: 'Not possible.',
    detail: 'System cannot process the request currently.',
  },
  datesNotValid: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_CZ_DATES_01',
    title: 'Not possible.',
    detail: 'The dates are not valid.',
  },
  accountNameNotAlphanumeric: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_CZ_ANN_02',
    title: 'Not possible.',
    detail: 'The account name may contain letters, digits and spaces only.',
  },
  accountNameTooLong: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_CZ_ANN_03',
    title: 'Not possible.',
    detail: 'The account name is longer than 35 characters.',
  },
  wrongCurrentPassword: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_PROD_IDM_0010',
    title: 'Not possible.',
    detail: 'The current password is not correct.',
  },
  passwordUsedBefore: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_UM_041',
    title: 'New password can not be same as an old password.',
    detail: 'New password can not be same as an old password.',
  },
  passwordRulesBroken: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_CZ_PWD_01',
    title: 'New password does not meet the rules.',
    detail: 'New password does not meet the rules.',
  },
  wrongCurrentPin: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_TPIN_MISMATCH',
    title: 'Not possible.',
    detail: 'The current PIN is not correct.',
  },
  pinUsedBefore: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_TPIN_EXISTS',
    title: 'New password can not be same as an old password.',
    detail: 'New password can not be same as an old password.',
  },
  pinRulesBroken: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_CZ_PIN_01',
    title: 'New password does not meet the rules.',
    detail: 'New password does not meet the rules.',
  },
  pinLocked: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_AUTH_0007',
    title: 'Not possible.',
    detail: 'The PIN is locked for now.',
  },
  tokenNotGood: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_CZ_TOKEN_01',
    title: 'Not possible.',
    detail: 'The link is not valid.',
  },
  tooManyCodes: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_AUTH_0012',
    title: 'Not possible.',
    detail: 'Too many codes were asked for.',
  },
  nothingToSendAgain: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_TFA_0003',
    title: 'Not possible.',
    detail: 'There is no code to send again.',
  },
  mailIncomplete: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_CZ_MAIL_02',
    title: 'Not possible.',
    detail: 'A message needs a subject and a text.',
  },
  mailTooLong: {
    status: 400,
    shape: 'status-root',
    code: 'DIGX_CZ_MAIL_03',
    title: 'Not possible.',
    detail: 'The message is longer than 1,000 characters.',
  },
  noUserSession: { status: 401, shape: 'flat', code: 'DIGX_AU_035', title: null, detail: 'User session expired.' },
  badNonce: {
    status: 403,
    shape: 'status-root',
    code: 'DIGX_CZ_NONCE_01',
    title: 'Access denied.',
    detail: 'The nonce is not valid.',
  },
  accessDenied: {
    status: 403,
    shape: 'status-root',
    code: 'DIGX_CZ_ACCESS_DENIED',
    title: 'Access denied.',
    detail: 'Access denied.',
  },
  loginStepDue: {
    status: 403,
    shape: 'status-root',
    code: 'DIGX_CMN_0096',
    title: 'Access denied.',
    detail: 'Another step must be completed first.',
  },
  wrongDetails: {
    status: 403,
    shape: 'status-root',
    code: 'DIGX_AUTH_0001',
    title: 'Login failed.',
    detail: 'The details you entered are not valid.',
    inHeader: { code: 'OBDXIDM-0', type: 'INVALID_CRED' },
  },
  locked: {
    status: 403,
    shape: 'status-root',
    code: 'DIGX_AUTH_0002',
    title: 'Login failed.',
    detail: 'Your account is locked.',
    inHeader: { code: 'DIGX_AUTH_0002', type: 'ERROR' },
  },
  lockedByBank: {
    status: 403,
    shape: 'status-root',
    code: 'DIGX_CZ_AUTH_ADMIN',
    title: 'Login failed.',
    detail: 'Your account is locked.',
    inHeader: { code: 'DIGX_CZ_AUTH_ADMIN', type: 'ERROR' },
  },
  notOpened: {
    status: 404,
    shape: 'status-root',
    code: 'DIGX_CZ_SESSION_01',
    title: 'Not found.',
    detail: 'No session was opened.',
  },
  accountNotFound: {
    status: 404,
    shape: 'status-root',
    code: 'DIGX_CZ_ACCOUNT_01',
    title: 'Not found.',
    detail: 'The account was not found.',
  },
  statementNotFound: {
    status: 404,
    shape: 'status-root',
    code: 'DIGX_CZ_STATEMENT_01',
    title: 'Not found.',
    detail: 'The statement was not found.',
  },
  mailNotFound: {
    status: 404,
    shape: 'status-root',
    code: 'DIGX_CZ_MAIL_01',
    title: 'Not found.',
    detail: 'The message was not found.',
  },
  unknownPath: {
    status: 404,
    shape: 'flat',
    code: 'DIGX_CZ_PATH_01',
    title: null,
    detail: 'There is no such resource.',
  },
  wrongMethod: {
    status: 405,
    shape: 'flat',
    code: 'DIGX_CZ_METHOD_01',
    title: null,
    detail: 'The resource does not allow this method.',
  },
  codesLocked: {
    status: 412,
    shape: 'status-root',
    code: 'DIGX_TFA_0002',
    title: 'Not possible.',
    detail: 'Too many wrong codes.',
  },
  pinLockedInChallenge: {
    status: 417,
    shape: 'expectation',
    code: 'DIGX_AUTH_0007',
    title: null,
    detail: 'The PIN is locked for now.',
  },
  noSecondFactor: {
    status: 417,
    shape: 'expectation',
    code: 'DIGX_CZ_TFA_0002',
    title: null,
    detail: 'A second factor is needed, and the customer has none.',
  },
  prospectExpired: {
    status: 419,
    shape: 'flat',
    code: 'DIGX_CZ_SESSION_02',
    title: null,
    detail: 'Prospect user session expired.',
  },
  tooMany: {
    status: 429,
    shape: 'status-root',
    code: 'DIGX_PROD_DEF_0000',
    title: 'System error.',
    detail: 'Too many requests.',
    retryAfter: 30,
  },
  broken: {
    status: 500,
    shape: 'status-root',
    code: 'DIGX_PROD_DEF_0000',
    title: 'System error.',
    detail: 'System cannot process the request currently.',
  },
  unavailable: {
    status: 503,
    shape: 'status-root',
    code: 'DIGX_PROD_DEF_0000',
    title: 'System error.',
    detail: 'The system is not available.',
    retryAfter: 30,
  },
} as const satisfies Readonly<Record<string, Refusal>>;

export type RefusalName = keyof typeof refusals;
