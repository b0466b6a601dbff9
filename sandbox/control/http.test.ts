import { expect, it } from 'vitest';
import { controlFetch, worldNamePattern } from './http.ts';
import type { Sandbox } from './sandbox.ts';
import { nellAtHome, openSmallSandbox } from './small-sandbox.fixture.ts';

async function call(sandbox: Sandbox, method: string, path: string, body?: unknown) {
  const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  const response = await controlFetch(sandbox, new Request(`http://x/__sandbox${path}`, { method, body: text }));
  return { status: response.status, body: await response.json() };
}

it('offers the same verbs as the page', async () => {
  const sandbox = await openSmallSandbox();
  expect(await call(sandbox, 'GET', '/state')).toMatchObject({
    status: 200,
    body: { seed: 1, clock: { frozen: true } },
  });
  expect(await call(sandbox, 'POST', '/clock', { advance: 'P1DT2H' })).toMatchObject({
    status: 200,
    body: { clock: { now: '2026-03-03T12:00:00.000Z' } },
  });
  expect(await call(sandbox, 'POST', '/clock', { set: '2026-03-04T10:00' })).toMatchObject({
    status: 200,
    body: { clock: { now: '2026-03-04T10:00:00.000Z' } },
  });
  expect(await call(sandbox, 'POST', '/clock', { freeze: false })).toMatchObject({
    status: 200,
    body: { clock: { frozen: false } },
  });
  expect(await call(sandbox, 'PUT', '/switches', { latency: 12 })).toMatchObject({
    status: 200,
    body: { switches: { latency: 12 } },
  });
  expect(await call(sandbox, 'POST', '/faults', { operationId: 'signIn', kind: '500', only: 2 })).toMatchObject({
    status: 200,
    body: { faults: [{ kind: '500', only: 2 }] },
  });
  expect(await call(sandbox, 'DELETE', '/faults?operationId=signIn')).toMatchObject({
    status: 200,
    body: { faults: [] },
  });
  expect(await call(sandbox, 'GET', '/invariants')).toEqual({ status: 200, body: { hold: true, broken: [] } });
  expect(await call(sandbox, 'POST', '/reset', { sandbox: 'persona:nell;seed:4' })).toMatchObject({
    status: 200,
    body: { persona: 'nell', seed: 4 },
  });
  expect(await call(sandbox, 'POST', '/reset')).toMatchObject({
    status: 200,
    body: { persona: 'private-customer', seed: 1 },
  });
});

it('lists the calls and the rule that decided each', async () => {
  const { sandbox, hand } = await nellAtHome();
  await hand.call('GET', '/v1/accounts?expand=all');
  await sandbox.control.setSwitches({ latency: 1 });
  const { body } = await call(sandbox, 'GET', '/journal');
  expect(body.entries).toHaveLength(4);
  expect(body.entries.at(-1)).toEqual({
    number: 4,
    at: '2026-03-02T10:00:00.000Z',
    operationId: 'listAccounts',
    method: 'GET',
    path: '/digx/v1/accounts?expand=all',
    status: 200,
    rule: 'accounts.of-chosen-parties',
    breaches: [],
  });
});

it('lists what falls due, and a customer’s belongings by alias', async () => {
  const { sandbox } = await nellAtHome();
  expect(await call(sandbox, 'GET', '/due?until=month-end')).toMatchObject({
    status: 200,
    body: { now: '2026-03-02T10:00:00.000Z', due: [{ kind: 'session.watch' }, { kind: 'pound-a-day' }] },
  });
  const { status, body } = await call(sandbox, 'GET', '/accounts?persona=nell');
  expect(status).toBe(200);
  expect(body).toMatchObject({ persona: 'nell', signedIn: true, parties: [{ alias: '1' }, { alias: '2' }] });
  expect(body.accounts[0]).toEqual({
    alias: 'current',
    name: 'Household & garden',
    token: expect.stringMatching(/^[0-9A-F]{56}$/),
  });
  expect(await call(sandbox, 'GET', '/accounts')).toMatchObject({ status: 400 });
});

it.each<[string, string, string, unknown, number, string]>([
  ['an unknown moment', 'GET', '/due?until=soon', undefined, 400, 'month-end'],
  ['an unknown persona', 'GET', '/accounts?persona=nobody', undefined, 400, 'nell'],
  ['an unknown path', 'GET', '/nowhere', undefined, 404, '/__sandbox/state'],
  ['a method it does not take', 'PUT', '/clock', undefined, 405, 'POST'],
  ['a body that is not JSON', 'POST', '/clock', '{', 400, 'a JSON object'],
  ['two changes at once', 'POST', '/clock', { set: 'weekend', freeze: true }, 400, 'freeze'],
  ['an unknown key', 'PUT', '/switches', { colour: 'blue' }, 400, 'latency'],
  ['an invalid value', 'PUT', '/switches', { latency: 'fast' }, 400, 'typical'],
  ['a code of five digits', 'PUT', '/switches', { otp: '12345' }, 400, 'six digits'],
  ['an unknown Confirmation of Payee result', 'PUT', '/switches', { cop: 'maybe' }, 400, 'CASS'],
  ['an unknown payments setting', 'PUT', '/switches', { payments: 'refuse' }, 400, 'refuse=CODE'],
  ['an unknown verb', 'POST', '/verbs', { verb: 'dance', persona: 'nell' }, 400, 'expire-session'],
  ['no verb', 'POST', '/verbs', {}, 400, 'verb'],
  ['an unknown persona’s phone', 'GET', '/phone?persona=nobody', undefined, 400, 'nell'],
  ['an unknown persona’s verbs', 'GET', '/verbs?persona=nobody', undefined, 400, 'nell'],
  ['an unknown customer', 'GET', '/customer?persona=nobody', undefined, 400, 'nell'],
  ['an unknown detail of a verb', 'POST', '/verbs', { verb: 'money-in', with: { colour: 'blue' } }, 400, 'account'],
  ['an unknown refusal code', 'POST', '/faults', { operationId: 'signIn', kind: 'code=NO' }, 400, 'DIGX_AUTH_0002'],
  ['a match on nothing', 'POST', '/faults', { operationId: 'signIn', kind: '500', match: { day: '1' } }, 400, 'amount'],
  ['an unknown bookmark', 'POST', '/clock', { rewind: 'nowhere' }, 400, 'YYYY-MM-DDTHH:mm'],
  ['a bookmark without a name', 'POST', '/bookmarks', { name: ' ' }, 400, 'letters, digits, spaces and hyphens'],
  ['an unknown setting', 'POST', '/reset', { sandbox: 'colour:blue' }, 400, 'persona'],
])('answers %s with a reason and the allowed values', async (_, method, path, wish, status, allowed) => {
  const answer = await call(await openSmallSandbox(), method, path, wish);
  expect(answer.status).toBe(status);
  expect(answer.body.reason).toMatch(/\S/);
  expect(answer.body.allowed).toContain(allowed);
});

it.each([
  ['default', true],
  ['team-blue_3', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['blue team', false],
  ['blue\n', false],
  ['../blue', false],
])('accepts %j as a world name: %s', (name, expected) => expect(worldNamePattern.test(name)).toBe(expected));

it('answers 409 when a call is understood but does not apply now', async () => {
  const answer = await call(await openSmallSandbox(), 'POST', '/clock', { set: '2020-01-01T10:00' });
  expect(answer).toMatchObject({ status: 409, body: { reason: expect.stringContaining('cannot go back') } });
});

it('lists the verbs for a customer, performs one, and refuses one that does not apply', async () => {
  const sandbox = await openSmallSandbox();
  expect(await call(sandbox, 'GET', '/verbs?persona=nell')).toMatchObject({
    status: 200,
    body: {
      persona: 'nell',
      verbs: expect.arrayContaining([
        expect.objectContaining({ verb: 'expire-session', possible: false }),
        expect.objectContaining({ verb: 'switch-phone-off', possible: true }),
      ]),
    },
  });
  expect(await call(sandbox, 'POST', '/verbs', { verb: 'expire-session', persona: 'nell' })).toEqual({
    status: 409,
    body: { reason: 'nell is not logged in.' },
  });
  expect(await call(sandbox, 'POST', '/verbs', { verb: 'switch-phone-off', persona: 'nell' })).toMatchObject({
    status: 200,
    body: { entries: 1 },
  });
  expect(await call(sandbox, 'GET', '/phone')).toEqual({
    status: 200,
    body: { phones: [{ persona: 'nell', on: false }], messages: [], emails: [] },
  });
  expect(await call(sandbox, 'PUT', '/switches', { otp: '204816' })).toMatchObject({
    body: { switches: { latency: 'none', otp: '204816' } },
  });
  expect(await call(sandbox, 'PUT', '/switches', { cop: 'ANNM', payments: 'needs-authoriser' })).toMatchObject({
    status: 200,
    body: { switches: { latency: 'none', otp: '204816', cop: 'ANNM', payments: 'needs-authoriser' } },
  });
});

it('lists the accounts at other banks', async () => {
  const { status, body } = await call(await openSmallSandbox(), 'GET', '/directory');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['tries', 'accounts', 'sortCodes']);
  expect(body.accounts[0]).toEqual({
    alias: expect.any(String),
    sortCode: expect.stringMatching(/^\d{6}$/),
    bankName: expect.any(String),
    accountNumber: expect.stringMatching(/^\d{8}$/),
    name: expect.any(String),
    type: expect.stringMatching(/^(Personal|Business)$/),
    reference: null,
    result: 'Y',
  });
});

it('reports how a customer signs in, and lists the reset links', async () => {
  const sandbox = await openSmallSandbox();
  expect(await call(sandbox, 'GET', '/customer?persona=newcomer')).toMatchObject({
    status: 200,
    body: { persona: 'newcomer', loginSteps: ['terms', 'password', 'pin'], firstLoginDone: false },
  });
  const { body } = await call(sandbox, 'GET', '/reset-links');
  expect(body.links[0]).toMatchObject({ token: 'nells-token', state: 'good', path: '/change-credentials#nells-token' });
});

it('logs a customer in with a reset, on demand and from a moment, and hands the session over', async () => {
  const sandbox = await openSmallSandbox();
  const ask = async (method: string, path: string, body: unknown) => {
    const request = new Request(`http://x/__sandbox${path}`, { method, body: JSON.stringify(body) });
    const response = await controlFetch(sandbox, request);
    return { status: response.status, session: response.headers.get('x-bank-session') };
  };
  const reset = await ask('POST', '/reset', { sandbox: 'persona:nell;signin:yes' });
  expect(reset).toEqual({ status: 200, session: expect.stringMatching(/^\w{8,}$/) });
  expect(await ask('POST', '/sessions', {})).toEqual(reset);
  const { snapshot } = (await sandbox.control.snapshot()) as unknown as { snapshot: object };
  const moment = { format: 'paddock-moment', version: 1, snapshot, session: reset.session };
  expect(await ask('POST', '/reset', { sandbox: 'persona:nell' })).toEqual({ status: 200, session: null });
  expect(await ask('PUT', '/snapshot', moment)).toEqual(reset);
  expect(await ask('POST', '/sessions', { persona: 'locked' })).toEqual({ status: 409, session: null });
  expect(await ask('POST', '/reset', { sandbox: 'persona:locked;signin:yes' })).toEqual({ status: 409, session: null });
});

it('does the verbs of a reset after the login that it asks for', async () => {
  const sandbox = await openSmallSandbox();
  const wanted = 'persona:nell;signin:yes;do:money-in~account=current~amount=5.00,require-login-step~step=pin';
  const request = new Request('http://x/__sandbox/reset', {
    method: 'POST',
    body: JSON.stringify({ sandbox: wanted }),
  });
  const response = await controlFetch(sandbox, request);
  expect([response.status, response.headers.get('x-bank-session')]).toEqual([200, expect.stringMatching(/^\w{8,}$/)]);
  expect(await call(sandbox, 'GET', '/customer?persona=nell')).toMatchObject({
    body: { signedIn: true, loginSteps: ['pin'] },
  });
  const { body } = await call(sandbox, 'GET', '/balances?persona=nell');
  expect(body.balances[0]).toMatchObject({ alias: 'current', balanceMinor: 1_205_50 + 5_00 });
  const withoutLogin = { sandbox: 'persona:nell;do:money-in~account=current~amount=5.00' };
  expect(await call(sandbox, 'POST', '/reset', withoutLogin)).toMatchObject({ status: 409 });
});

it('previews a verb with details, does it, and goes back to a bookmark', async () => {
  const { sandbox } = await nellAtHome();
  const money = { verb: 'money-in', persona: 'nell', with: { account: 'current', amount: '5' } };
  const balance = async () => (await call(sandbox, 'GET', '/balances?persona=nell')).body.balances[0].balanceMinor;
  const before = await balance();
  expect(await call(sandbox, 'POST', '/bookmarks', { name: 'start' })).toMatchObject({ status: 200 });
  expect(await call(sandbox, 'POST', '/verbs/preview', money)).toMatchObject({
    status: 200,
    body: { possible: true, what: expect.stringContaining('£5.00') },
  });
  expect(await balance()).toBe(before);
  expect(await call(sandbox, 'POST', '/verbs', money)).toMatchObject({ status: 200 });
  expect(await balance()).toBe(before + 5_00);
  expect(await call(sandbox, 'GET', '/bookmarks')).toMatchObject({ body: { bookmarks: [{ name: 'start' }] } });
  expect(await call(sandbox, 'POST', '/clock', { rewind: 'start' })).toMatchObject({ status: 200 });
  expect(await balance()).toBe(before);
});

it('forgets one planned failure and keeps the others', async () => {
  const sandbox = await openSmallSandbox();
  for (const only of [1, 2]) await call(sandbox, 'POST', '/faults', { operationId: 'signIn', kind: '500', only });
  expect(await call(sandbox, 'DELETE', '/faults?fault=signIn@500~1')).toMatchObject({
    body: { faults: [{ only: 2, calls: 0, used: false }] },
  });
});
