import type { Refusal } from '#sandbox/http/refusals/refusals.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';

export interface RefusedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The variable parts of a refusal. */
interface Particulars {
  /** Listed in the `invalid` shape. */
  readonly breaches?: readonly Breach[];
  readonly attemptsLeft?: number | undefined;
}

export function toRefusedAnswer(
  refusal: Refusal,
  contextID: string,
  { breaches = [], attemptsLeft }: Particulars = {},
): RefusedAnswer {
  const { status, shape, code, title, detail } = refusal;
  const headers: Record<string, string> = {
    ...(refusal.inHeader && {
      'x-auth-failure-response': JSON.stringify({ ...refusal.inHeader, message: detail }),
    }),
    ...(refusal.retryAfter !== undefined && { 'retry-after': String(refusal.retryAfter) }),
  };
  if (shape === 'flat') return { status, headers, body: { title, detail, code, validationError: null, type: 'ERROR' } };
  if (shape === 'expectation') {
    const message = { code, type: 'ERROR' };
    const expectation = { result: 'EXPECTATION_FAILED', referenceNumber: contextID, message };
    return { status, headers, body: { status: expectation } };
  }
  const message = { title, detail, code, type: 'ERROR' };
  if (shape === 'status-root') {
    const left = attemptsLeft === undefined ? {} : { attemptsLeft };
    return { status, headers, body: { result: 'FAILURE', contextID, ...left, message } };
  }
  const validationError = breaches.map(toValidationError);
  return { status, headers, body: { result: 'SUCCESSFUL', contextID, message: { ...message, validationError } } };
}

/** Codes of failed challenges, sent with the status of a challenge. */
const challengeCodes: readonly string[] = ['DIGX_TFA_0004', 'DIGX_CZ_TFA_0001', 'DIGX_AUTH_0007'];

/** Codes with a title the customer sees; any other title would not fit. */
const titles: Readonly<Record<string, string>> = { DIGX_TB_0003: 'This transfer cannot be made today.' };

/** A refusal with a tester's code, for requests without a challenge. */
export function plainRefusal(code: string): Refusal {
  const detail = 'System cannot process the request.';
  return { status: 400, shape: 'status-root', code, title: titles[code] ?? null, detail };
}

/** A refusal with a tester's code, for everything except sign-in. */
export function refusalWithCode(code: string): Refusal {
  if (!challengeCodes.includes(code)) return plainRefusal(code);
  return { status: 417, shape: 'expectation', code, title: null, detail: 'The answer is not good.' };
}

/** A refusal of a sign-in with a tester's code. */
export function signInRefusalWithCode(code: string): Refusal {
  return { ...plainRefusal(code), status: 403, inHeader: { code, type: 'ERROR' } };
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
