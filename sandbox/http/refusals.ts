import type { Breach } from './validators.generated.js';

/** The three shapes in which the service says no. */
type RefusalShape = 'status-root' | 'invalid' | 'flat';

interface Refusal {
  readonly status: number;
  readonly shape: RefusalShape;
  readonly code: string;
  readonly title: string | null;
  readonly detail: string;
  /** Sign-in's refusals repeat the reason in the header `x-auth-failure-response`. */
  readonly inHeader?: true;
}

/** Every refusal the bank gives, as it stands on the wire. Which codes are assumed is said in sandbox/README.md. */
export const refusals = {
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
  wrongDetails: {
    status: 403,
    shape: 'status-root',
    code: 'DIGX_AUTH_0001',
    title: 'Sign-in failed.',
    detail: 'The details you entered are not valid.',
    inHeader: true,
  },
  locked: {
    status: 403,
    shape: 'status-root',
    code: 'DIGX_AUTH_0002',
    title: 'Sign-in failed.',
    detail: 'Your account is locked.',
    inHeader: true,
  },
  lockedByBank: {
    status: 403,
    shape: 'status-root',
    code: 'DIGX_CZ_AUTH_ADMIN',
    title: 'Sign-in failed.',
    detail: 'Your account is locked.',
    inHeader: true,
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
    detail: 'The resource does not take this method.',
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
  },
} as const satisfies Readonly<Record<string, Refusal>>;

export type RefusalName = keyof typeof refusals;

export interface RefusedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The refusal's status, headers and body. `breaches` fill the list that the `invalid` shape carries. */
export function toRefusedAnswer(refusal: Refusal, contextID: string, breaches: readonly Breach[] = []): RefusedAnswer {
  const { status, shape, code, title, detail } = refusal;
  const headers: Record<string, string> = refusal.inHeader
    ? { 'x-auth-failure-response': JSON.stringify({ code, type: 'ERROR', message: detail }) }
    : {};
  if (shape === 'flat') return { status, headers, body: { title, detail, code, validationError: null, type: 'ERROR' } };
  const message = { title, detail, code, type: 'ERROR' };
  if (shape === 'status-root') return { status, headers, body: { result: 'FAILURE', contextID, message } };
  const validationError = breaches.map(toValidationError);
  return { status, headers, body: { result: 'SUCCESSFUL', contextID, message: { ...message, validationError } } };
}

/** A refusal with a code of the tester's choice. */
export function refusalWithCode(code: string, signingIn: boolean): Refusal {
  const base = {
    shape: 'status-root',
    code,
    title: 'Not possible.',
    detail: 'System cannot process the request.',
  } as const;
  return signingIn ? { ...base, status: 403, inHeader: true } : { ...base, status: 400 };
}

function toValidationError({ where, message }: Breach) {
  const [, objectName = 'request', ...attribute] = where.split('/');
  return {
    objectName,
    attributeName: attribute.join('/') || objectName,
    errorCode: 'DIGX_CZ_REQUEST_01',
    errorMessage: message,
  };
}
