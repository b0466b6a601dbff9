import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BankFetch } from '#src/api/client/bank-client.ts';
import type { BankTransport } from '#src/api/client/transport.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { type Credentials, sealCredentials } from '#src/api/sealing/seal-credentials.ts';
import { profileAnswer } from '#src/api/store/answers.fixture.ts';
import {
  failureOf,
  good,
  json,
  refused,
  scriptedBank,
  sessionGone,
  testConfig,
  transportTo,
} from '#src/api/store/bank.fixture.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { endSession, openSession, resultInTime } from './session.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyText = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const credentials = { userId: '  Private-CUSTOMER ', password: 'Paddock_7Gate' };
const nonceCall = 'POST /v1/session/nonce';

const happy = {
  'GET /v1/publicKey': () => good({ publicKeyDTO: { modulus: 'b3', publicExponent: '10001', publicKey: keyText } }),
  'POST /v1/salt': () => good({ saltDTO: { id: 'mT0f%2F9QxY%3D%3D' } }),
  'POST /j_security_check': () => good({}, { 'x-nonce': '{"nonce":["from-sign-in"]}' }),
  'GET /v1/me': () => good(profileAnswer),
  'GET /v1/me/loginFlow': () => good({ userLoginFlowDTOList: [] }),
  'DELETE /v1/session': () => good({}),
};

beforeEach(() => {
  setRuntimeConfig(testConfig);
});

async function signIn(transport: BankTransport, typed: Credentials, options?: Parameters<typeof openSession>[2]) {
  return openSession(transport, await sealCredentials(transport, typed), options);
}

it('goes through its calls in order, and learns what the first page needs', async () => {
  const bank = scriptedBank(happy);
  const opened = await signIn(transportTo(bank.fetch), credentials);
  expect(bank.calls()).toEqual([
    nonceCall,
    'GET /v1/publicKey',
    'POST /v1/salt',
    'POST /j_security_check',
    nonceCall,
    'GET /v1/me',
    'GET /v1/me/loginFlow',
  ]);
  expect(opened).toMatchObject({ credentialsChangeNeeded: false, profile: { userName: 'private-customer' } });
});

it('waits for no answer that the next call does not need', async () => {
  const bank = scriptedBank(happy);
  const waits: string[][] = [];
  const together = new Map<string, () => void>();
  const fetch: typeof bank.fetch = async (request) => {
    // All that are asked for before the first is answered are one wait.
    await new Promise<void>((resolve) => {
      if (together.size === 0) setTimeout(answerAll, 0);
      together.set(`${request.method} ${new URL(request.url).pathname.replace(/^\/digx/, '')}`, resolve);
    });
    return bank.fetch(request);
  };
  function answerAll(): void {
    const now = [...together];
    together.clear();
    waits.push(now.map(([call]) => call));
    for (const [, answer] of now) answer();
  }
  await signIn(transportTo(fetch), credentials);
  expect(waits).toEqual([
    [nonceCall],
    ['GET /v1/publicKey', 'POST /v1/salt'],
    ['POST /j_security_check'],
    [nonceCall],
    ['GET /v1/me', 'GET /v1/me/loginFlow'],
  ]);
});

it('sends the User ID in one spelling and the password encrypted with its salt, as a form', async () => {
  const bank = scriptedBank(happy);
  await signIn(transportTo(bank.fetch), credentials);
  const posted = bank.asked.find(({ call }) => call === 'POST /j_security_check');
  expect(posted?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  const form = new URLSearchParams(posted?.body);
  expect([...form.keys()]).toEqual(['j_username', 'j_password']);
  expect(form.get('j_username')).toBe('private-customer');
  const sealed = Buffer.from(form.get('j_password') ?? '', 'base64');
  const opened = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, sealed);
  expect(opened.toString()).toBe('Paddock_7Gate mT0f/9QxY==');
});

it('never sends the password in clear', async () => {
  const bank = scriptedBank(happy);
  await signIn(transportTo(bank.fetch), credentials);
  const wire = JSON.stringify(bank.asked.map(({ url, headers, body }) => [url.href, [...headers], body]));
  for (const form of [credentials.password, btoa(credentials.password), encodeURIComponent(credentials.password)]) {
    expect(wire).not.toContain(form);
  }
});

it('spends no nonce of the session before sign-in on the one after', async () => {
  const bank = scriptedBank(happy);
  await signIn(transportTo(bank.fetch), credentials);
  const spent = bank.asked.map(({ headers }) => headers.get('x-nonce')).filter((nonce) => nonce !== null);
  expect(spent).toEqual(['n16', 'n17']);
});

it('seals the same password differently each time', async () => {
  const bank = scriptedBank(happy);
  const transport = transportTo(bank.fetch);
  await signIn(transport, credentials);
  await signIn(transport, credentials);
  const [first, second] = bank.asked.filter(({ call }) => call === 'POST /j_security_check').map(({ body }) => body);
  expect(first).not.toBe(second);
});

it.each([
  ['the key', 'GET /v1/publicKey'],
  ['the salt', 'POST /v1/salt'],
] as const)('opens a session with a nonce call when %s answers 404, and tries once more', async (_name, call) => {
  const bank = scriptedBank({ ...happy, [call]: [() => refused(404, 'DIGX_CZ_SESSION_01'), happy[call]] });
  await signIn(transportTo(bank.fetch), credentials);
  // Key and salt are asked for together.
  const beforeLogin = bank.calls().slice(0, bank.calls().indexOf('POST /j_security_check'));
  expect(beforeLogin.filter((each) => each === call || each === nonceCall)).toEqual([nonceCall, call, nonceCall, call]);
});

it('opens a session with another nonce call when the first answers 404', async () => {
  const bank = scriptedBank({
    ...happy,
    [nonceCall]: [
      () => refused(404, 'DIGX_CZ_SESSION_01'),
      () => good({}, { 'x-nonce': 'a,b,c,d,e,f' }),
      () => good({}, { 'x-nonce': 'g,h,i,j,k,l' }),
      () => good({}, { 'x-nonce': 'm,n,o,p' }),
    ],
  });
  await signIn(transportTo(bank.fetch), credentials);
  expect(bank.calls().slice(0, 2)).toEqual([nonceCall, nonceCall]);
});

it.each([
  ['the key', 'GET /v1/publicKey'],
  ['the salt', 'POST /v1/salt'],
])('gives up when %s answers 404 twice', async (_name, call) => {
  const bank = scriptedBank({ ...happy, [call]: () => refused(404, 'DIGX_CZ_SESSION_01') });
  expect(await failureOf(signIn(transportTo(bank.fetch), credentials))).toMatchObject({ refusal: { status: 404 } });
  expect(bank.calls().filter((each) => each === call || each === nonceCall)).toEqual([
    nonceCall,
    call,
    nonceCall,
    call,
  ]);
  expect(bank.calls()).not.toContain('POST /j_security_check');
});

it.each([
  ['is empty', ''],
  ['is no key', 'bm90IGEga2V5'],
  ['is not even base64', '%%%'],
])('sends no password when the key %s', async (_name, key) => {
  const publicKeyDTO = { modulus: 'b3', publicExponent: '10001', publicKey: key };
  const bank = scriptedBank({ ...happy, 'GET /v1/publicKey': () => good({ publicKeyDTO }) });
  const failure = await failureOf(signIn(transportTo(bank.fetch), credentials));
  expect(failure).toEqual({ kind: 'fault', fault: 'unreadable', isUnsent: true });
  expect(bank.calls()).not.toContain('POST /j_security_check');
});

it('sends no password without a salt', async () => {
  const bank = scriptedBank({ ...happy, 'POST /v1/salt': () => good({ saltDTO: {} }) });
  const failure = await failureOf(signIn(transportTo(bank.fetch), credentials));
  expect(failure).toEqual({ kind: 'fault', fault: 'unreadable', isUnsent: true });
  expect(bank.calls()).not.toContain('POST /j_security_check');
});

it('stops when the bank refuses the credentials', async () => {
  const bank = scriptedBank({ ...happy, 'POST /j_security_check': () => refused(403, 'DIGX_AUTH_0001') });
  const failure = await failureOf(signIn(transportTo(bank.fetch), credentials));
  expect(failure).toEqual({
    kind: 'refusal',
    refusal: { status: 403, code: 'DIGX_AUTH_0001', title: 'No.', detail: 'No.' },
  });
  expect(bank.calls().at(-1)).toBe('POST /j_security_check');
});

it.each([
  ['the bank lets somebody in', () => good({}), 1],
  ['nobody can say whether it has', () => new Response(null), 1],
  ['the bank refuses', () => refused(403, 'DIGX_AUTH_0001'), 0],
])('takes the browser from an earlier session where %s', async (_name, answer, times) => {
  const bank = scriptedBank({ ...happy, 'POST /j_security_check': answer });
  const onTaken = vi.fn(() => expect(bank.calls().at(-1)).toBe('POST /j_security_check'));
  await signIn(transportTo(bank.fetch), credentials, { onTaken }).catch(() => undefined);
  expect(onTaken).toHaveBeenCalledTimes(times);
});

it.each([
  ['is empty', () => new Response(null)],
  ['cannot be read', () => new Response('{"status":', { headers: { 'content-type': 'application/json' } })],
  ['is a page', () => new Response('<h1>Page Blocked</h1>', { headers: { 'content-type': 'text/html' } })],
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not found', () => refused(404, 'DIGX_CZ_SESSION_01')],
  ['is that something broke', () => refused(500, 'X1')],
  ['is a refusal under a 200', () => json(200, { status: { message: { type: 'ERROR' } } })],
])('closes what the bank may have opened when the answer to the details %s', async (_name, answer) => {
  const bank = scriptedBank({ ...happy, 'POST /j_security_check': answer });
  await failureOf(signIn(transportTo(bank.fetch), credentials));
  expect(bank.calls().slice(-3)).toEqual(['POST /j_security_check', nonceCall, 'DELETE /v1/session']);
  expect(bank.asked.at(-1)?.headers.get('x-nonce')).toBe('n16');
});

it('closes a session the bank may have opened when its answer to sign-in is late', async () => {
  let fire = () => {};
  const timers = {
    setTimeout: (callback: () => void) => {
      fire = callback;
      return 'timer';
    },
    clearTimeout: () => {},
  };
  const hanging = () => new Promise<Response>(() => {});
  const bank = scriptedBank({ ...happy, 'POST /j_security_check': hanging });
  const silent: BankFetch = (request, init) => {
    const hungUp = new Promise<never>((_resolve, reject) => {
      init?.signal.addEventListener('abort', () => reject(init.signal.reason));
    });
    return Promise.race([bank.fetch(request, init), hungUp]);
  };
  const failure = failureOf(signIn(transportTo(silent, { timers }), credentials));
  await soon(() => expect(bank.calls()).toContain('POST /j_security_check'));
  fire();
  expect(await failure).toEqual({ kind: 'fault', fault: 'request_timeout' });
  expect(bank.calls().at(-1)).toBe('DELETE /v1/session');
});

it('closes what it opened at the bank when no fresh nonce came, as far as it can', async () => {
  const nonces = (value: string) => () => good({}, { 'x-nonce': value });
  const bank = scriptedBank({ ...happy, [nonceCall]: [nonces('before'), nonces(''), nonces('after')] });
  const failure = await failureOf(signIn(transportTo(bank.fetch), credentials));
  expect(failure).toEqual({ kind: 'session-over', reason: 'missing-nonce' });
  expect(bank.calls().at(-1)).toBe('DELETE /v1/session');
});

it.each([401, 419] as const)('ends nothing when the bank answers the details with %i', async (status) => {
  const bank = scriptedBank({ ...happy, 'POST /j_security_check': () => sessionGone(status) });
  await failureOf(signIn(transportTo(bank.fetch), credentials));
  expect(bank.calls()).not.toContain('DELETE /v1/session');
});

it('does not end the session of somebody who signed in while its own answer was lost', async () => {
  const bank = scriptedBank({ ...happy, 'POST /j_security_check': () => new Response(null) });
  await failureOf(signIn(transportTo(bank.fetch), credentials, { isOurs: () => false }));
  expect(bank.calls()).not.toContain('DELETE /v1/session');
});

it('learns that something must be done first', async () => {
  const step = { loginConfigDTO: { id: 'terms-and-conditions' } };
  const bank = scriptedBank({ ...happy, 'GET /v1/me/loginFlow': () => good({ userLoginFlowDTOList: [step] }) });
  const opened = await signIn(transportTo(bank.fetch), credentials);
  expect(opened.credentialsChangeNeeded).toBe(true);
});

it('takes the numeric form of what must be done', async () => {
  const bank = scriptedBank({ ...happy, 'GET /v1/me/loginFlow': () => good({ userLoginFlowDTOList: 1 }) });
  const opened = await signIn(transportTo(bank.fetch), credentials);
  expect(opened.loginFlow).toEqual({ termsNotAccepted: false, forcePasswordChange: true, forcePinChange: true });
});

it('continues without a profile withheld until the password is changed', async () => {
  const bank = scriptedBank({ ...happy, 'GET /v1/me': () => refused(400, 'DIGX_UM_042') });
  const opened = await signIn(transportTo(bank.fetch), credentials);
  expect(opened.credentialsChangeNeeded).toBe(true);
  expect(opened).not.toHaveProperty('profile');
});

it.each([
  [
    'a refusal',
    () => refused(500, 'X1'),
    { kind: 'refusal', refusal: { status: 500, code: 'X1', title: 'No.', detail: 'No.' } },
  ],
  ['a profile of nobody', () => good({}), { kind: 'fault', fault: 'unreadable' }],
  [
    'a refusal under a 200',
    () => json(200, { status: { message: { type: 'ERROR' } } }),
    { kind: 'refusal', refusal: { status: 200 } },
  ],
])('closes what it opened at the bank when the profile brings %s', async (_name, answer, failure) => {
  const bank = scriptedBank({ ...happy, 'GET /v1/me': answer });
  expect(await failureOf(signIn(transportTo(bank.fetch), credentials))).toEqual(failure);
  expect(bank.calls().at(-1)).toBe('DELETE /v1/session');
});

it('is over when the bank no longer knows the session', async () => {
  const bank = scriptedBank({ ...happy, 'GET /v1/publicKey': () => sessionGone(419) });
  const failure = await failureOf(signIn(transportTo(bank.fetch), credentials));
  expect(failure).toEqual({ kind: 'session-over', reason: 'expired', isUnsent: true });
});

it.each([
  ['says yes', () => good({}), 'confirmed'],
  ['says nothing', () => new Response(null, { status: 204 }), 'confirmed'],
  ['knows nobody any more', () => sessionGone(401), 'confirmed'],
  ['refuses', () => refused(500, 'X1'), 'unconfirmed'],
  ['answers a page', () => new Response('<h1>Page Blocked</h1>'), 'unconfirmed'],
])('takes a log-out that the bank %s to for %s', async (_name, answer, result) => {
  const bank = scriptedBank({ ...happy, 'DELETE /v1/session': answer });
  const transport = transportTo(bank.fetch);
  expect(await endSession(transport)).toBe(result);
  expect(bank.asked.at(-1)?.headers.get('x-nonce')).toBe('n1');
});

it('cannot confirm a log-out when the bank cannot be reached', async () => {
  const transport = transportTo(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await endSession(transport)).toBe('unconfirmed');
});

it('sends the log-out so that it outlives the page', async () => {
  const sent: Request[] = [];
  const bank = scriptedBank(happy);
  await endSession(
    transportTo(async (request, init) => {
      sent.push(request);
      return bank.fetch(request, init);
    }),
  );
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', keepalive: true });
});

it('limits the wait without cancelling the request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const broken = vi.fn();
  let answer: (response: Response) => void = () => {};
  const bank = scriptedBank(happy);
  const slow: BankFetch = (request, init) => {
    if (request.method !== 'DELETE') return bank.fetch(request);
    return new Promise((resolve, reject) => {
      answer = resolve;
      init?.signal.addEventListener('abort', () => {
        broken();
        reject(init.signal.reason);
      });
    });
  };
  const ending = endSession(transportTo(slow));
  const soon = resultInTime(ending);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await soon).toBe('unconfirmed');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(broken).not.toHaveBeenCalled();
  answer(good({}));
  vi.useRealTimers();
  expect(await ending).toBe('confirmed');
});

it('keeps no nonce of the session it ended', async () => {
  const bank = scriptedBank({ ...happy, 'DELETE /v1/session': () => good({}, { 'x-nonce': 'left-over' }) });
  const transport = transportTo(bank.fetch);
  await endSession(transport);
  await transport.client({ party: false }).GET('/v1/me');
  expect(bank.calls()).toEqual([nonceCall, 'DELETE /v1/session', nonceCall, 'GET /v1/me']);
});
