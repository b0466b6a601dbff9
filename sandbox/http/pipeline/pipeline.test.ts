import { expect, it, vi } from 'vitest';
import { moved, posting, smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { lastEntry, nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { handlers } from '#sandbox/http/handlers.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import type { Decision, Handlers } from './handler.ts';

it('takes a stranger to their accounts', async () => {
  const sandbox = await openSmallSandbox();
  const hand = createSessionByHand((request) => sandbox.fetch(request));

  const signedIn = await hand.signIn('nell', smallPassword);
  expect(signedIn).toMatchObject({ status: 200, body: { status: { message: { type: 'INFO' } } } });
  const profile = await hand.call('GET', '/v1/me?locale=en');
  const listed = await hand.call('GET', '/v1/accounts?expand=all');

  expect(profile.body).toMatchObject({
    userProfile: { userName: 'nell', lastName: 'O&#x27;Hara', lastLoginTime: '2026-02-27T11:53:00.000Z' },
    entities: [{ partyName: 'Mrs Eleanor O&#x27;Hara' }, { partyName: 'Ridgeway &amp; Daughters' }],
    inactiveSessionTimeout: 600_000,
  });
  const { accounts } = listed.body as { accounts: Record<string, unknown>[] };
  expect(accounts).toMatchObject([
    {
      id: { displayValue: '31926819' },
      type: 'CSA',
      branchCode: '000',
      accountNickname: 'Household &amp; garden',
      // Includes the pound that falls due at six on the opening day.
      currentBalance: { currency: 'GBP', amount: 1205.5 },
      availableBalance: { currency: 'GBP', amount: 2205.5 },
      openingDate: '2014-01-02T00:00:00',
    },
    {
      type: 'LON',
      principalAmount: { amount: 250_000 },
      outstandingLoanDetailsDTO: { outstandingAmount: { amount: 181_240.77 } },
    },
    { type: 'CSA', currencyCode: 'EUR', iban: 'GB47PADD60930320118844' },
  ]);
  expect(
    (await sandbox.control.journal()).filter((entry) => entry.kind === 'request' && entry.contract !== 'kept'),
  ).toEqual([]);
});

it.each<
  [
    string,
    (hand: Awaited<ReturnType<typeof nellAtHome>>['hand']) => Promise<{ status: number; body: unknown }>,
    number,
    object,
  ]
>([
  ['an unknown path', (hand) => hand.call('GET', '/v1/nowhere'), 404, { code: 'DIGX_CZ_PATH_01', type: 'ERROR' }],
  ['a path outside the service', (hand) => hand.call('GET', '/../elsewhere'), 404, { code: 'DIGX_CZ_PATH_01' }],
  ['a method the path does not take', (hand) => hand.call('PUT', '/v1/accounts'), 405, { code: 'DIGX_CZ_METHOD_01' }],
  [
    'a missing parameter',
    (hand) => hand.call('GET', '/v1/accounts/loan'),
    400,
    { message: { code: '10011', validationError: [{ objectName: 'query', attributeName: 'taskCode' }] } },
  ],
  [
    'a body that is no JSON',
    (hand) => hand.call('POST', '/v1/me/loginFlow', { headers: { 'content-type': 'text/plain' }, json: 'x' }),
    400,
    { message: { code: '10011' } },
  ],
  [
    'a nonce that was never given',
    (hand) => hand.call('GET', '/v1/me', { headers: { 'x-nonce': 'mine' } }),
    403,
    { message: { code: 'DIGX_CZ_NONCE_01' } },
  ],
  [
    'a party of somebody else',
    (hand) => hand.call('GET', '/v1/me', { headers: { 'x-party-id': 'party-nell' } }),
    403,
    { message: { code: 'DIGX_CZ_ACCESS_DENIED' } },
  ],
  [
    'an account that is not theirs',
    (hand) => hand.call('GET', '/cz/v1/accountAddress/ABCDEF'),
    404,
    { message: { code: 'DIGX_CZ_ACCOUNT_01' } },
  ],
  [
    'a step that is not left',
    (hand) => hand.call('POST', '/v1/me/loginFlow', { json: { loginConfigId: 'x' } }),
    400,
    { message: { code: 'DIGX_PROD_DEF_0000' } },
  ],
])('refuses %s, gives a fresh nonce all the same, and changes no money', async (_, ask, status, body) => {
  const { sandbox, hand } = await nellAtHome();
  const answer = await ask(hand);
  expect(answer).toMatchObject({ status, body });
  // The next call uses the nonce that came with the refusal.
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200 });
  expect(await sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
});

it('gives every answer the bank’s time, its type and no caching', async () => {
  const { hand } = await nellAtHome();
  for (const path of ['/v1/me', '/v1/nowhere', '/v1/accounts/loan']) {
    const { headers } = await hand.call('GET', path);
    expect(Object.fromEntries(headers)).toMatchObject({
      date: 'Mon, 02 Mar 2026 10:00:00 GMT',
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'x-nonce': expect.stringMatching(/^\{"nonce":\["[0-9a-f]{32}"\]\}$/),
    });
  }
});

it('accepts a nonce once, even when its request was refused', async () => {
  const { hand } = await nellAtHome();
  const { headers } = await hand.call('POST', '/v1/session/nonce', { headers: { 'x-noncecount': '15' } });
  const { nonce } = JSON.parse(headers.get('x-nonce') ?? '') as { nonce: [string, string] };
  expect(nonce).toHaveLength(15);
  const twice = { headers: { 'x-nonce': nonce[0] } };
  expect(await hand.call('GET', '/v1/accounts/loan', twice)).toMatchObject({ status: 400 });
  expect(await hand.call('GET', '/v1/me', twice)).toMatchObject({ status: 403 });
});

it('lists only the chosen party', async () => {
  const { hand } = await nellAtHome();
  const { body } = await hand.call('GET', '/v1/me');
  const [, yard] = (body as { entities: { partyId: { value: string } }[] }).entities;
  const listed = await hand.call('GET', '/v1/accounts', { headers: { 'x-party-id': yard?.partyId.value ?? '' } });
  expect((listed.body as { accounts: unknown[] }).accounts).toMatchObject([{ displayName: 'Euro Account' }]);
});

it.each([
  ['public key', 'GET', '/v1/publicKey', 404, 'DIGX_CZ_SESSION_01'],
  ['salt', 'POST', '/v1/salt', 404, 'DIGX_CZ_SESSION_01'],
  ['profile', 'GET', '/v1/me', 401, 'DIGX_AU_035'],
])('refuses a request without a session: %s', async (_, method, path, status, code) => {
  const sandbox = await openSmallSandbox();
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  const answer = await hand.call(method, path);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toContain(code);
  expect(answer.headers.has('x-nonce')).toBe(false);
});

it('lets a visitor read the key but no accounts', async () => {
  const sandbox = await openSmallSandbox();
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  await hand.call('POST', '/v1/session/nonce');
  expect(await hand.call('GET', '/v1/publicKey')).toMatchObject({ status: 200 });
  expect(await hand.call('GET', '/v1/accounts')).toMatchObject({
    status: 401,
    body: { detail: 'User session expired.' },
  });
});

it.each([
  ['prospect', false, 419, 'Prospect user session expired.'],
  ['customer', true, 401, 'User session expired.'],
])('answers a %s that the session has expired, drops it, and starts again', async (_, signsIn, status, detail) => {
  const sandbox = await openSmallSandbox();
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  await hand.call('POST', '/v1/session/nonce');
  if (signsIn) await hand.signIn('nell', smallPassword);
  await sandbox.control.advanceClock('PT10M');

  const answer = await hand.call('GET', '/v1/me');

  expect(answer).toMatchObject({ status, body: { detail } });
  expect(answer.headers.get('x-bank-session')).toBe('');
  expect(await hand.signIn('nell', smallPassword)).toMatchObject({ status: 200 });
});

it('ends the first session of a customer who signs in a second time', async () => {
  const { sandbox, hand } = await nellAtHome();
  const elsewhere = createSessionByHand((request) => sandbox.fetch(request));
  await elsewhere.signIn('nell', smallPassword);
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 401 });
  expect(await elsewhere.call('GET', '/v1/me')).toMatchObject({ status: 200 });
});

it('says why a sign-in is refused, in the header too', async () => {
  const sandbox = await openSmallSandbox();
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  const answers = [];
  for (const userId of ['nell', 'locked']) answers.push(await hand.signIn(userId, 'wrong'));
  answers.push(await hand.signIn('barred', smallPassword));
  expect(
    answers.map(({ status, headers }) => [status, JSON.parse(headers.get('x-auth-failure-response') ?? '').code]),
  ).toEqual([
    [403, 'OBDXIDM-0'],
    [403, 'DIGX_AUTH_0002'],
    [403, 'DIGX_CZ_AUTH_ADMIN'],
  ]);
});

it('ends the session on logging off', async () => {
  const { hand } = await nellAtHome();
  const bye = await hand.call('DELETE', '/v1/session');
  expect(bye.status).toBe(200);
  expect(bye.headers.get('x-bank-session')).toBe('');
  expect(bye.headers.has('x-nonce')).toBe(false);
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 401 });
});

it('changes nothing when a handler throws, and returns the nonce', async () => {
  const { sandbox, hand } = await nellAtHome();
  const before = await sandbox.control.state();
  plant('listAccounts', () => {
    throw new Error('the inkwell is empty');
  });

  expect(await hand.call('GET', '/v1/accounts')).toMatchObject({
    status: 500,
    body: { message: { code: 'DIGX_PROD_DEF_0000' } },
  });

  expect((await sandbox.control.state()).stateHash).toBe(before.stateHash);
  expect(await lastEntry(sandbox)).toMatchObject({
    rule: 'bug',
    contract: 'answer-breach',
    breaches: [{ message: 'the inkwell is empty' }],
  });
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200 });
});

it('moves no money when a handler decides on a posting that does not balance', async () => {
  const { sandbox, hand } = await nellAtHome();
  const before = await sandbox.control.state();
  const wrong = posting({
    id: 'w',
    entries: [...moved('yard:euro', 'nell:current', 1).slice(0, 1), { accountId: 'nell:current', minor: 2 }],
  });
  plant('listPermissions', () => ({
    rule: 'planted',
    changes: [{ change: 'post', posting: wrong }],
    answer: { done: { permittedFunctions: [] } },
  }));

  expect(await hand.call('GET', '/cz/v1/permissions')).toMatchObject({ status: 500 });

  expect((await sandbox.control.state()).stateHash).toBe(before.stateHash);
  expect(await sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
});

it('encodes and checks a slow answer like any other', async () => {
  const { sandbox, hand } = await nellAtHome();
  const made = async () => ({ permittedFunctions: ['<payment>', 7] });
  plant('listPermissions', () => ({ rule: 'planted', answer: { made } }));
  expect(await hand.call('GET', '/cz/v1/permissions')).toMatchObject({
    status: 200,
    body: { status: { result: 'SUCCESSFUL' }, permittedFunctions: ['&lt;payment&gt;', 7] },
  });
  expect(await lastEntry(sandbox)).toMatchObject({
    contract: 'answer-breach',
    breaches: [{ where: '/body/permittedFunctions/1', rule: 'type' }],
  });
});

it('answers 500 with a fresh nonce when an answer cannot be made, and says why', async () => {
  const { sandbox, hand } = await nellAtHome();
  plant('listPermissions', () => ({
    rule: 'planted',
    answer: { made: () => Promise.reject(new Error('out of paper')) },
  }));
  const { status, headers } = await hand.call('GET', '/cz/v1/permissions');
  expect([status, headers.has('x-nonce')]).toEqual([500, true]);
  expect(await lastEntry(sandbox)).toMatchObject({
    rule: 'planted',
    contract: 'answer-breach',
    breaches: [{ rule: 'answer-not-made', message: 'out of paper' }],
  });
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200 });
});

it('makes no changes for an answer that is made later', async () => {
  const { sandbox, hand } = await nellAtHome();
  const before = await sandbox.control.state();
  plant('listPermissions', () => ({
    rule: 'planted',
    changes: [{ change: 'post', posting: posting({ id: 'w', entries: moved('yard:euro', 'nell:current', 1) }) }],
    answer: { made: async () => ({ permittedFunctions: [] }) },
  }));
  expect(await hand.call('GET', '/cz/v1/permissions')).toMatchObject({ status: 500 });
  expect((await sandbox.control.state()).stateHash).toBe(before.stateHash);
});

it('reports and sends an answer that breaks the contract', async () => {
  const { sandbox, hand } = await nellAtHome();
  plant('listPermissions', () => ({
    rule: 'planted',
    answer: { done: { permittedFunctions: [7] } },
  }));
  expect(await hand.call('GET', '/cz/v1/permissions')).toMatchObject({
    status: 200,
    body: { permittedFunctions: [7] },
  });
  expect(await lastEntry(sandbox)).toMatchObject({
    contract: 'answer-breach',
    breaches: [{ where: '/body/permittedFunctions/0', rule: 'type' }],
  });
});

it('reports a request that breaks the contract', async () => {
  const { sandbox, hand } = await nellAtHome();
  await hand.call('GET', '/v1/accounts/demandDeposit?taskCode=DANCE');
  expect(await lastEntry(sandbox)).toMatchObject({
    contract: 'request-breach',
    rule: 'contract.request-breach',
    breaches: [{ where: '/query/taskCode' }],
  });
});

it('answers requests sent together one at a time, in the order sent', async () => {
  const { sandbox, hand } = await nellAtHome();
  const { headers } = await hand.call('POST', '/v1/session/nonce', { headers: { 'x-noncecount': '3' } });
  const { nonce } = JSON.parse(headers.get('x-nonce') ?? '') as { nonce: string[] };
  const paths = ['/v1/me', '/cz/v1/permissions', '/v1/accounts'];
  await Promise.all(paths.map((path, index) => hand.call('GET', path, { headers: { 'x-nonce': nonce[index] ?? '' } })));
  const asked = (await sandbox.control.journal()).slice(-3);
  expect(asked.map((entry) => entry.kind === 'request' && [entry.request.target, entry.status])).toEqual(
    paths.map((path) => [`/digx${path}`, 200]),
  );
});

it('does not compile without a handler for every operation', () => {
  const { listAccounts: _, ...others } = handlers;
  // @ts-expect-error an operation of the contract has no handler
  const incomplete: Handlers = others;
  expect(Object.keys(incomplete)).not.toContain('listAccounts');
});

it("does not compile with an answer outside the operation's contract", () => {
  // @ts-expect-error reading the key never answers 401
  const refused: Decision<'getPublicKey'>['answer'] = { refused: 'noUserSession' };
  // @ts-expect-error the functions are a list
  const done: Decision<'listPermissions'>['answer'] = { done: { permittedFunctions: 'all' } };
  expect([refused, done]).toHaveLength(2);
});

/** Replaces a handler's decision, as a bug in it would. */
function plant(id: keyof Handlers, decide: () => unknown): void {
  vi.spyOn(handlers[id] as unknown as { decide(): unknown }, 'decide').mockImplementation(decide);
}
