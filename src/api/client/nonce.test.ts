import { expect, it } from 'vitest';
import { failureOf, good, json, origin, refused, scriptedBank, sessionGone } from '#src/api/store/bank.fixture.ts';
import { nonceRefusedCode } from '#src/api/wire/refusal-codes.ts';
import { nonce } from './nonce.ts';
import { createNoncePool } from './nonce-pool.ts';

const base = `${origin}/digx`;
const nonceCall = 'POST /v1/session/nonce';
const withNonce = (value: string) => () => good({}, { 'x-nonce': value });

function layerOver(script: Parameters<typeof scriptedBank>[0]) {
  const bank = scriptedBank(script);
  const pool = createNoncePool();
  return { ...nonce(bank.fetch, pool, base), bank, pool };
}

function request(path = '/v1/me', init: RequestInit = {}): Request {
  return new Request(`${base}${path}`, init);
}

it('asks for nonces before the first call and sends one with it', async () => {
  const { fetch, bank } = layerOver({ 'GET /v1/me': () => good({}) });
  await fetch(request());
  expect(bank.calls()).toEqual([nonceCall, 'GET /v1/me']);
  const [asking, call] = bank.asked;
  expect([asking?.headers.get('x-noncecount'), asking?.body]).toEqual(['15', '']);
  expect(call?.headers.get('x-nonce')).toBe('n1');
});

it('passes on the caller’s request, unread', async () => {
  const { fetch } = layerOver({ 'POST /v1/me/loginFlow': async (sent) => good({ echo: await sent.text() }) });
  const original = request('/v1/me/loginFlow', { method: 'POST', body: 'terms' });
  expect(await (await fetch(original)).json()).toMatchObject({ echo: 'terms' });
  expect(original.bodyUsed).toBe(false);
  expect(original.headers.has('x-nonce')).toBe(false);
});

it('uses the nonces of answers, refusals included', async () => {
  const { fetch, bank } = layerOver({
    [nonceCall]: withNonce('first'),
    'GET /v1/me': [
      withNonce('second'),
      () => refused(500, 'DIGX_PROD_DEF_0000', { 'x-nonce': 'third' }),
      withNonce(''),
    ],
  });
  for (let call = 0; call < 3; call += 1) await fetch(request());
  expect(bank.asked.filter(({ call }) => call === 'GET /v1/me').map(({ headers }) => headers.get('x-nonce'))).toEqual([
    'first',
    'second',
    'third',
  ]);
  expect(bank.calls().filter((call) => call === nonceCall)).toHaveLength(1);
});

it('shares one refill between parallel requests, and gives each its own nonce', async () => {
  const { fetch, bank } = layerOver({ 'GET /v1/me': () => good({}) });
  await Promise.all(Array.from({ length: 15 }, () => fetch(request())));
  expect(bank.calls().filter((call) => call === nonceCall)).toHaveLength(1);
  const sent = bank.asked.filter(({ call }) => call !== nonceCall).map(({ headers }) => headers.get('x-nonce'));
  expect(new Set(sent).size).toBe(15);
});

it('serves every request even if each refill brings one nonce', async () => {
  let issued = 0;
  const { fetch, bank } = layerOver({
    [nonceCall]: () => good({}, { 'x-nonce': `only-${++issued}` }),
    'GET /v1/me': () => good({}),
  });
  await Promise.all(Array.from({ length: 5 }, () => fetch(request())));
  expect(bank.calls().filter((call) => call === nonceCall)).toHaveLength(5);
});

it.each([
  'GET /v1/publicKey',
  'POST /v1/salt',
  'GET /v1/salt',
  'POST /j_security_check',
  'GET /v1/token/valid-token',
  'GET /v1/token/a%2Fb',
  'GET /v1/passwordPolicy',
  'PUT /v1/credentials/changeCredentials',
  nonceCall,
])('sends %s without a nonce, and keeps what it brings', async (call) => {
  const { fetch, bank, pool } = layerOver({ [call]: withNonce('fresh') });
  const [method = '', path = ''] = call.split(' ');
  await fetch(request(`${path}?locale=en`, { method }));
  expect(bank.asked.map(({ headers }) => headers.get('x-nonce'))).toEqual([null]);
  expect(pool.take()?.nonce).toBe('fresh');
});

it.each(['/cz/v1/salt', '/cz/v1/token/one', '/v1/token/one/more', '/v1/token', '/v1/me/credentials'])(
  'is fooled by no path that only looks like one: %s',
  async (path) => {
    const { fetch, bank } = layerOver({ [`GET ${path}`]: () => good({}) });
    await fetch(request(path));
    expect(bank.calls()).toEqual([nonceCall, `GET ${path}`]);
  },
);

it('sends a call again with a fresh nonce when the bank refused its nonce, once, whatever the method', async () => {
  const { fetch, bank } = layerOver({
    [nonceCall]: [withNonce('stale,void'), withNonce('fresh')],
    'POST /v1/me/loginFlow': [() => refused(403, nonceRefusedCode), async (sent) => good({ echo: await sent.text() })],
  });
  const answer = await fetch(request('/v1/me/loginFlow', { method: 'POST', body: 'terms' }));
  expect(await answer.json()).toMatchObject({ echo: 'terms' });
  expect(bank.calls()).toEqual([nonceCall, 'POST /v1/me/loginFlow', nonceCall, 'POST /v1/me/loginFlow']);
  expect(bank.asked[3]?.headers.get('x-nonce')).toBe('fresh');
});

it('sends nothing again once another sign-in holds the cookie, whatever nonce the refusal brings', async () => {
  let isOurs = true;
  const { fetch, bank } = layerOver({
    'POST /v1/me/loginFlow': () => {
      isOurs = false;
      return refused(403, nonceRefusedCode, { 'x-nonce': 'of-the-other' });
    },
  });
  const asking = fetch(request('/v1/me/loginFlow', { method: 'POST', body: 'terms' }), { isOurs: () => isOurs });
  expect(await failureOf(asking)).toEqual({ kind: 'session-over', reason: 'expired' });
  expect(bank.calls()).toEqual([nonceCall, 'POST /v1/me/loginFlow']);
});

it('sends nothing at all when another sign-in took the cookie while it waited for nonces', async () => {
  const { fetch, bank } = layerOver({ 'GET /v1/me': () => good({}) });
  expect(await failureOf(fetch(request(), { isOurs: () => false }))).toEqual({
    kind: 'session-over',
    reason: 'expired',
  });
  expect(bank.calls()).toEqual([nonceCall]);
});

it('uses the nonce that the refusal itself brings', async () => {
  const { fetch, bank } = layerOver({
    [nonceCall]: withNonce('stale,void'),
    'GET /v1/me': [() => refused(403, nonceRefusedCode, { 'x-nonce': 'fresh' }), () => good({})],
  });
  await fetch(request());
  expect(bank.asked[2]?.headers.get('x-nonce')).toBe('fresh');
});

it('returns the second refusal', async () => {
  const { fetch, bank } = layerOver({ 'GET /v1/me': () => refused(403, nonceRefusedCode) });
  expect((await fetch(request())).status).toBe(403);
  expect(bank.calls().filter((call) => call === 'GET /v1/me')).toHaveLength(2);
});

it.each([
  ['another refusal with the same status', () => refused(403, 'DIGX_CZ_ACCESS_DENIED')],
  ['the code under another status', () => refused(400, nonceRefusedCode)],
  ['a page', () => new Response('<html>Page Blocked</html>', { status: 403 })],
])('sends nothing again after %s', async (_name, answer) => {
  const { fetch, bank } = layerOver({ 'GET /v1/me': answer });
  await fetch(request());
  expect(bank.calls()).toEqual([nonceCall, 'GET /v1/me']);
});

it('empties the pool once when several requests are refused together', async () => {
  let refusals = 3;
  const { fetch, bank } = layerOver({
    'GET /v1/me': () => (refusals-- > 0 ? refused(403, nonceRefusedCode) : good({})),
  });
  const answers = await Promise.all([fetch(request()), fetch(request()), fetch(request())]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(bank.calls().filter((call) => call === nonceCall)).toHaveLength(2);
});

it.each([
  ['without the header', () => good({})],
  ['with an empty list', withNonce('{"nonce":[]}')],
  ['with nothing and no body', () => new Response(null, { status: 204 })],
])('says the session is over when a nonce call goes well %s', async (_name, answer) => {
  const { fetch } = layerOver({ [nonceCall]: answer });
  expect(await failureOf(fetch(request()))).toEqual({ kind: 'session-over', reason: 'missing-nonce' });
});

it('says so when it brings only nonces that were used before', async () => {
  const { fetch } = layerOver({ [nonceCall]: withNonce('same'), 'GET /v1/me': () => good({}) });
  await fetch(request());
  expect(await failureOf(fetch(request()))).toEqual({ kind: 'session-over', reason: 'missing-nonce' });
});

it.each([
  ['a 401', () => sessionGone(401), { kind: 'session-over', reason: 'expired' }],
  ['a 419', () => sessionGone(419), { kind: 'session-over', reason: 'expired' }],
  ['an empty answer', () => new Response(null), { kind: 'fault', fault: 'bad_network_response' }],
  ['a page', () => new Response('<p>Page Blocked</p>'), { kind: 'fault', fault: 'page-blocked' }],
  ['half an answer', () => new Response('{"status":'), { kind: 'fault', fault: 'unreadable' }],
  [
    'a refusal',
    () => refused(500, 'X1'),
    { kind: 'refusal', refusal: { status: 500, code: 'X1', title: 'No.', detail: 'No.' } },
  ],
  [
    'a refusal under a 200',
    () => json(200, { status: { message: { code: 'X2', type: 'ERROR' } } }),
    { kind: 'refusal', refusal: { status: 200, code: 'X2' } },
  ],
])('tells %s to the nonce call apart from a missing nonce', async (_name, answer, failure) => {
  const { fetch } = layerOver({ [nonceCall]: answer });
  expect(await failureOf(fetch(request()))).toEqual(failure);
});

it('tries again after a refill that failed', async () => {
  const { fetch } = layerOver({
    [nonceCall]: [() => refused(500, 'X1'), withNonce('fresh')],
    'GET /v1/me': () => good({}),
  });
  const both = await Promise.allSettled([fetch(request()), fetch(request())]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await fetch(request())).status).toBe(200);
});

it('lets one caller stop waiting for nonces without affecting the others', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { fetch } = layerOver({
    [nonceCall]: async () => {
      await held;
      return good({}, { 'x-nonce': 'a,b' });
    },
    'GET /v1/me': () => good({}),
  });
  const stop = new AbortController();
  const givenUp = fetch(request('/v1/me', { signal: stop.signal }));
  const patient = fetch(request());
  stop.abort();
  await expect(givenUp).rejects.toHaveProperty('name', 'AbortError');
  release();
  expect((await patient).status).toBe(200);
});

const fetchCall = 'GET /v1/session/nonce';
const fetched = { isFetched: true } as const;

it('fetches a nonce for a call that needs its own, and keeps the pool', async () => {
  const { fetch, bank, pool } = layerOver({ [fetchCall]: withNonce('own,spare'), 'PUT /v1/me': () => good({}) });
  pool.refill('before', pool.batch());
  await fetch(request('/v1/me', { method: 'PUT' }), fetched);
  expect(bank.calls()).toEqual([fetchCall, 'PUT /v1/me']);
  expect(bank.asked.map(({ headers }) => headers.get('x-nonce'))).toEqual([null, 'own']);
  expect(bank.asked[0]?.headers.get('x-noncecount')).toBe('1');
  expect([pool.take()?.nonce, pool.take()?.nonce]).toEqual(['before', 'spare']);
});

it('fetches another one when the bank refused the one it was sent with', async () => {
  const { fetch, bank } = layerOver({
    [fetchCall]: [withNonce('stale'), withNonce('fresh')],
    'PUT /v1/me': [() => refused(403, nonceRefusedCode), () => good({})],
  });
  expect((await fetch(request('/v1/me', { method: 'PUT' }), fetched)).status).toBe(200);
  expect(bank.calls()).toEqual([fetchCall, 'PUT /v1/me', fetchCall, 'PUT /v1/me']);
  expect(bank.asked[3]?.headers.get('x-nonce')).toBe('fresh');
});

it.each([
  [
    'a refusal',
    () => refused(500, 'X1'),
    { kind: 'refusal', refusal: { status: 500, code: 'X1', title: 'No.', detail: 'No.' } },
  ],
  ['half an answer', () => new Response('{"status":'), { kind: 'fault', fault: 'unreadable' }],
  ['a 401', () => sessionGone(401), { kind: 'session-over', reason: 'expired' }],
  ['no nonce', () => good({}), { kind: 'session-over', reason: 'missing-nonce' }],
  ['one that was there', withNonce('before'), { kind: 'session-over', reason: 'missing-nonce' }],
])('sends nothing, and says so, when the fetched nonce is %s', async (_name, answer, failure) => {
  const { fetch, bank, pool } = layerOver({ [fetchCall]: answer, 'PUT /v1/me': () => good({}) });
  pool.refill('before', pool.batch());
  expect(await failureOf(fetch(request('/v1/me', { method: 'PUT' }), fetched))).toEqual({ ...failure, isUnsent: true });
  expect(bank.calls()).toEqual([fetchCall]);
});

it('sends nothing when another sign-in took the cookie while the nonce was fetched', async () => {
  const { fetch, bank } = layerOver({ [fetchCall]: withNonce('own'), 'PUT /v1/me': () => good({}) });
  const sending = fetch(request('/v1/me', { method: 'PUT' }), { ...fetched, isOurs: () => false });
  expect(await failureOf(sending)).toMatchObject({ kind: 'session-over' });
  expect(bank.calls()).toEqual([fetchCall]);
});

it('keeps nothing from answers to a session that has ended meanwhile', async () => {
  const { fetch, pool } = layerOver({
    'GET /v1/me': () => {
      pool.empty();
      return good({}, { 'x-nonce': 'late' });
    },
  });
  await fetch(request());
  expect(pool.take()).toBeUndefined();
});
