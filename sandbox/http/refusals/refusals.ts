import { activityRefusals } from './activity-refusals.ts';
import { bulkRefusals } from './bulk-refusals.ts';
import { denied, notFound, notPossible } from './in-status.ts';
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

const asAnOldOne = 'New password can not be same as an old password.';
const notByTheRules = 'New password does not meet the rules.';

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
  notPossible: notPossible('DIGX_PROD_DEF_0000', 'System cannot process the request currently.'),
  datesNotValid: notPossible('DIGX_CZ_DATES_01', 'The dates are not valid.'),
  accountNameNotAlphanumeric: notPossible(
    'DIGX_CZ_ANN_02',
    'The account name may contain letters, digits and spaces only.',
  ),
  accountNameTooLong: notPossible('DIGX_CZ_ANN_03', 'The account name is longer than 35 characters.'),
  wrongCurrentPassword: notPossible('DIGX_PROD_IDM_0010', 'The current password is not correct.'),
  passwordUsedBefore: notPossible('DIGX_UM_041', asAnOldOne, asAnOldOne),
  passwordRulesBroken: notPossible('DIGX_CZ_PWD_01', notByTheRules, notByTheRules),
  wrongCurrentPin: notPossible('DIGX_TPIN_MISMATCH', 'The current PIN is not correct.'),
  pinUsedBefore: notPossible('DIGX_TPIN_EXISTS', asAnOldOne, asAnOldOne),
  pinRulesBroken: notPossible('DIGX_CZ_PIN_01', notByTheRules, notByTheRules),
  pinLocked: notPossible('DIGX_AUTH_0007', 'The PIN is locked for now.'),
  tokenNotGood: notPossible('DIGX_CZ_TOKEN_01', 'The link is not valid.'),
  tooManyCodes: notPossible('DIGX_AUTH_0012', 'Too many codes were asked for.'),
  nothingToSendAgain: notPossible('DIGX_TFA_0003', 'There is no code to send again.'),
  mailIncomplete: notPossible('DIGX_CZ_MAIL_02', 'A message needs a subject and a text.'),
  mailTooLong: notPossible('DIGX_CZ_MAIL_03', 'The message is longer than 1,000 characters.'),
  noUserSession: { status: 401, shape: 'flat', code: 'DIGX_AU_035', title: null, detail: 'User session expired.' },
  badNonce: denied('DIGX_CZ_NONCE_01', 'The nonce is not valid.'),
  accessDenied: denied('DIGX_CZ_ACCESS_DENIED', 'Access denied.'),
  loginStepDue: denied('DIGX_CMN_0096', 'Another step must be completed first.'),
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
  notOpened: notFound('DIGX_CZ_SESSION_01', 'No session was opened.'),
  accountNotFound: notFound('DIGX_CZ_ACCOUNT_01', 'The account was not found.'),
  statementNotFound: notFound('DIGX_CZ_STATEMENT_01', 'The statement was not found.'),
  mailNotFound: notFound('DIGX_CZ_MAIL_01', 'The message was not found.'),
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
