import { type Fault, inBody, inHeader, inRefusal, type Spoiling, status } from './fault.ts';

const walkOnly = { onlyWalk: true } as const;

function fault(operation: string, name: string, spoil: Spoiling, more: Partial<Fault> = {}): Fault {
  return { operation, name, spoil, ...more };
}

const set = (value: unknown) => () => value;
const drop = () => undefined;
let firstNonce: string | undefined;

/** Faults in headers, statuses and the envelope. */
export const wireFaults: readonly Fault[] = [
  fault('all', 'no Cache-Control', inHeader('cache-control', drop), walkOnly),
  fault(
    'listAccounts',
    'accounts may be cached',
    inHeader('cache-control', set('private, max-age=60') as never),
    walkOnly,
  ),
  fault(
    'all',
    'cookie without HttpOnly',
    inHeader('set-cookie', (cookie) => cookie.replace('; HttpOnly', '')),
    walkOnly,
  ),
  fault(
    'all',
    'cookie without SameSite',
    inHeader('set-cookie', (cookie) => cookie.replace('; SameSite=Strict', '')),
    walkOnly,
  ),
  fault(
    'all',
    'cookie with SameSite=None',
    inHeader('set-cookie', (cookie) => cookie.replace('Strict', 'None')),
    walkOnly,
  ),
  fault(
    'all',
    'cookie outlives the browser',
    inHeader('set-cookie', (cookie) => `${cookie}; Max-Age=86400`),
    walkOnly,
  ),
  fault(
    'all',
    'cookie for every host',
    inHeader('set-cookie', (cookie) => `${cookie}; Domain=test`),
    walkOnly,
  ),
  fault('createNonce', 'no cookie', inHeader('set-cookie', drop)),
  fault(
    'createNonce',
    'cookie of another name',
    inHeader('set-cookie', (cookie) => cookie.replace('JSESSIONID', 'SESSION')),
  ),
  fault('listAccounts', 'no nonce', inHeader('x-nonce', drop)),
  fault(
    'createNonce',
    'an empty list of nonces',
    inHeader('x-nonce', () => '{"nonce":[]}'),
  ),
  fault(
    'createNonce',
    '1 nonce for 15 asked',
    inHeader('x-nonce', (json) => oneOf(json)),
    walkOnly,
  ),
  fault(
    'all',
    'the same nonce again',
    inHeader('x-nonce', (json) => (firstNonce ??= json)),
    walkOnly,
  ),
  fault(
    'getProfile',
    'a nonce under another name',
    inHeader('x-nonce', (json) => json.replace('nonce', 'token')),
  ),
  fault('listAccounts', 'an answer after 20 s', { delayMs: 20_000 }, walkOnly),
  fault(
    'listAccounts',
    'HTML as content type',
    inHeader('content-type', () => 'text/html'),
  ),
  fault(
    'getProfile',
    'plain text as content type',
    inHeader('content-type', () => 'text/plain'),
  ),
  fault('listAccounts', 'a body cut short', cutShort()),
  fault('getProfile', 'an empty body', replaced('')),
  fault('listAccounts', 'a list instead of an object', replaced([])),
  fault('listAccounts', 'an answer without status', inBody('status', drop)),
  fault('getProfile', 'a status without result', inBody('status.result', drop)),
  fault('listAccounts', 'an unknown result', inBody('status.result', set('OK'))),
  fault('getProfile', 'an unknown message type', inBody('status.message.type', set('NOTICE'))),
  fault('listAccounts', 'ERROR in a good answer', inBody('status.message.type', set('ERROR'))),
  fault('createPayment', '200 for 201', status(201, 200)),
  fault('createTransfer', '202 for 201', status(201, 202)),
  fault('listAccounts', '206 for 200', status(200, 206)),
  fault('getProfile', '403 for 401', status(401, 403)),
  fault('listAccounts', '401 for 403', status(403, 401)),
  fault('getDemandDepositAccount', '200 for 404', status(404, 200)),
  fault('confirmPayment', '401 for 417', status(417, 401)),
  fault('confirmPayment', '200 for 202', status(202, 200)),
  fault('signIn', '200 for a refused sign-in', status(403, 200)),
  fault('signIn', '204 for a good sign-in', status(200, 204)),
  fault('createTransfer', '500 for 400', status(400, 500)),
  fault('signIn', 'no reason with a refused sign-in', inHeader('x-auth-failure-response', drop)),
  fault(
    'signIn',
    'another code with a refused sign-in',
    inHeader('x-auth-failure-response', (json) => json.replace('OBDXIDM-0', 'X-1')),
  ),
  fault('confirmPayee', 'no challenge with a 417', inHeader('x-challenge', drop)),
  fault(
    'confirmPayee',
    'a challenge of an unknown type',
    inHeader('x-challenge', (json) => json.replace('"OTP"', '"SMS"')),
  ),
  fault(
    'confirmPayee',
    'a challenge without reference',
    inHeader('x-challenge', (json) => json.replace('referenceNo', 'reference')),
  ),
  fault(
    'changePassword',
    'a challenge that is no JSON',
    inHeader('x-challenge', () => 'OTP 21303'),
  ),
  fault(
    'changePassword',
    'attempts left as text',
    inHeader('x-challenge', (json) => json.replace(/("attemptsLeft":)(\d+)/, '$1"$2"')),
  ),
  fault('createPayment', 'a refusal with another code', inRefusal('message.code', set('DIGX_XX_0001'))),
  fault('createPayment', 'a refusal without code', inRefusal('message.code', drop)),
  fault('createTransfer', 'a refusal without type', inRefusal('message.type', drop)),
  fault('createTransfer', 'a refusal of an unknown type', inRefusal('message.type', set('FATAL'))),
  fault('listDemandDepositAccounts', '10011 without reasons', inRefusal('message.validationError', drop)),
  fault('listDemandDepositAccounts', 'reasons without codes', inRefusal('message.validationError.*.errorCode', drop)),
];

function oneOf(json: string): string {
  return JSON.stringify({ nonce: (JSON.parse(json) as { nonce: string[] }).nonce.slice(0, 1) });
}

function cutShort(): Spoiling {
  return {
    answer: (answer) => {
      answer.body = JSON.stringify(answer.body).slice(0, -20);
      return true;
    },
  };
}

function replaced(body: unknown): Spoiling {
  return {
    answer: (answer) => {
      if (answer.status !== 200) return false;
      answer.body = body;
      return true;
    },
  };
}
