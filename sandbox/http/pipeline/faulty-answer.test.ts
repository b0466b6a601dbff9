import { expect, it } from 'vitest';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { lastEntry, nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';

type Home = Awaited<ReturnType<typeof nellAtHome>>;

/** Nell logs off through the fault; whether she is still signed in shows whether the bank did it. */
async function logOffThrough(kind: string): Promise<Home & { answer: Response | 'never' }> {
  const home = await nellAtHome();
  await home.sandbox.control.addFault({ operationId: 'endSession', kind, only: 1 });
  const { headers } = await home.hand.call('POST', '/v1/session/nonce');
  const abort = new AbortController();
  const request = new Request('http://bank.invalid/digx/v1/session', {
    method: 'DELETE',
    headers: { 'x-bank-session': home.hand.sessionId, 'x-nonce': JSON.parse(headers.get('x-nonce') ?? '').nonce[0] },
    signal: abort.signal,
  });
  const answer = home.sandbox.fetch(request).catch(() => 'never' as const);
  const first = await Promise.race([answer, new Promise<'waiting'>((resolve) => setTimeout(resolve, 100, 'waiting'))]);
  abort.abort();
  return { ...home, answer: first === 'waiting' ? await answer : first };
}

async function isStillSignedIn({ hand }: Home): Promise<boolean> {
  await hand.call('POST', '/v1/session/nonce');
  return (await hand.call('GET', '/v1/me')).status === 200;
}

it.each([
  ['401', 401, 'DIGX_AU_035'],
  ['403', 403, 'DIGX_CZ_ACCESS_DENIED'],
  ['419', 419, 'Prospect user session expired.'],
  ['429', 429, 'DIGX_PROD_DEF_0000'],
  ['500', 500, 'DIGX_PROD_DEF_0000'],
  ['503', 503, 'DIGX_PROD_DEF_0000'],
  ['code=DIGX_WW_017', 400, 'DIGX_WW_017'],
])('%s refuses, does nothing, and gives a fresh nonce', async (kind, status, words) => {
  const home = await logOffThrough(kind);
  if (home.answer === 'never') throw new Error('There was no answer.');
  expect(home.answer.status).toBe(status);
  expect(await home.answer.text()).toContain(words);
  expect(home.answer.headers.has('x-nonce')).toBe(true);
  expect(await lastEntry(home.sandbox)).toMatchObject({ contract: 'planned-fault', breaches: [], status });
  expect(await isStillSignedIn(home)).toBe(true);
});

it.each(['429', '503'])('%s says how long to wait', async (kind) => {
  const { answer } = await logOffThrough(kind);
  expect(answer).toMatchObject({ status: Number(kind) });
  if (answer !== 'never') expect(answer.headers.get('retry-after')).toBe('30');
});

it('offline cuts the connection before the bank receives anything', async () => {
  const home = await logOffThrough('offline');
  expect(home.answer).toMatchObject({ type: 'error', status: 0 });
  expect(await lastEntry(home.sandbox)).toMatchObject({ contract: 'planned-fault', status: 0, answer: null });
  expect(await isStillSignedIn(home)).toBe(true);
});

it('timeout leaves the customer waiting and the bank free for others', async () => {
  const home = await logOffThrough('timeout');
  expect(home.answer).toBe('never');
  expect(await isStillSignedIn(home)).toBe(true);
});

it("html-blocked puts the firewall's page in the bank's place", async () => {
  const home = await logOffThrough('html-blocked');
  if (home.answer === 'never') throw new Error('There was no answer.');
  expect(home.answer.headers.get('content-type')).toContain('text/html');
  expect(home.answer.headers.has('x-nonce')).toBe(false);
  expect(await home.answer.text()).toContain('Page Blocked');
  expect(await isStillSignedIn(home)).toBe(true);
});

it('lost-answer carries out the request without an answer', async () => {
  const home = await logOffThrough('lost-answer');
  expect(home.answer).toMatchObject({ type: 'error', status: 0 });
  // The journal knows what the customer does not.
  expect(await lastEntry(home.sandbox)).toMatchObject({
    status: 0,
    answer: { status: 200 },
    contract: 'planned-fault',
  });
  expect(await isStillSignedIn(home)).toBe(false);
});

it.each<[string, (body: string) => void]>([
  ['empty', (body) => expect(body).toBe('')],
  ['malformed', (body) => expect(() => JSON.parse(body)).toThrow()],
  ['nonsense', (body) => expect(JSON.parse(body)).toHaveProperty('status')],
])('%s carries out the request and spoils the answer', async (kind, check) => {
  const home = await logOffThrough(kind);
  if (home.answer === 'never') throw new Error('There was no answer.');
  expect(home.answer.status).toBe(200);
  check(await home.answer.text());
  expect(await lastEntry(home.sandbox)).toMatchObject({ contract: 'planned-fault', breaches: [] });
  expect(await isStillSignedIn(home)).toBe(false);
});

it('no-nonce answers correctly but without a nonce', async () => {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.addFault({ operationId: 'getProfile', kind: 'no-nonce' });
  const answer = await hand.call('GET', '/v1/me');
  expect(answer).toMatchObject({ status: 200, body: { userProfile: { userName: 'nell' } } });
  expect(answer.headers.has('x-nonce')).toBe(false);
});

it('nonsense drops fields and changes the type of the others', async () => {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.addFault({ operationId: 'getProfile', kind: 'nonsense' });
  const { body } = await hand.call('GET', '/v1/me');
  expect(body).toMatchObject({ status: { message: { type: 'INFO' } }, userProfile: { firstName: 'Eleanor'.length } });
  expect(JSON.stringify(body)).not.toContain('userName');
});

it('spends the nonce of a refused request', async () => {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.addFault({ operationId: 'getProfile', kind: '500', only: 1 });
  const { headers } = await hand.call('POST', '/v1/session/nonce');
  const nonce = { 'x-nonce': JSON.parse(headers.get('x-nonce') ?? '').nonce[0] };
  expect(await hand.call('GET', '/v1/me', { headers: nonce })).toMatchObject({ status: 500 });
  expect(await hand.call('GET', '/v1/me', { headers: nonce })).toMatchObject({ status: 403 });
});

it('refuses a sign-in with a chosen code in the form of sign-in refusals', async () => {
  const sandbox = await openSmallSandbox();
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  await sandbox.control.addFault({ operationId: 'signIn', kind: 'code=OBDXIDM-0'.replace('-', '_'), only: 1 });
  const refused = await hand.signIn('nell', smallPassword);
  expect(refused.status).toBe(403);
  expect(JSON.parse(refused.headers.get('x-auth-failure-response') ?? '')).toMatchObject({ code: 'OBDXIDM_0' });
  // Nothing happened: the customer's persona is not even opened.
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
  expect(await hand.signIn('nell', smallPassword)).toMatchObject({ status: 200 });
});
