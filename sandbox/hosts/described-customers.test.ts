import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packText } from '#sandbox/control/link/packed-text.ts';
import type { SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import { scratchFolder } from '#tests/host/scratch-folder.ts';
import { type NodeHost, type NodeHostOptions, startNodeHost } from './node.ts';
import { readCustomers, summaryOf } from './standing-customers.ts';

const json = { 'content-type': 'application/json' };
const atTen: SandboxSettings = { clock: '2026-03-02T10:00', freeze: true };
const folder = scratchFolder(afterAll);
let shared: NodeHost;

beforeAll(async () => {
  shared = await startNodeHost({ port: 0, settings: atTen });
  // The first description loads what makes customers.
  await check(shared, {});
});
afterAll(() => shared.close());

async function call(host: NodeHost, method: string, path: string, body?: unknown, headers = {}) {
  const response = await fetch(`http://localhost:${host.port}${path}`, {
    method,
    headers: { ...json, ...headers },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

function check(host: NodeHost, description: unknown) {
  return call(host, 'POST', '/__sandbox/customers/check', { description });
}

async function withHost(more: Partial<NodeHostOptions>, task: (host: NodeHost) => Promise<void>): Promise<void> {
  const host = await startNodeHost({ port: 0, settings: atTen, ...more });
  try {
    await task(host);
  } finally {
    await host.close();
  }
}

function written(name: string, contents: unknown) {
  const file = join(folder, name);
  writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  const read = readCustomers(file);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

const inWords = (reason: string) => ({ status: 400, body: { reason: expect.stringContaining(reason) } });

it.each<[string, string, string, number?]>([
  ['of 5 MB', `{"title":"${'x'.repeat(5_000_000)}"}`, 'longer than 1 MB', 413],
  ['of 250,000 characters', `{"messages":[{"text":"${'x'.repeat(250_000)}"}]}`, 'at most 200,000 characters'],
  ['with a million payees', `{"payees":{"named":[${'1,'.repeat(999_999)}1]}}`, 'longer than 1 MB', 413],
  ['with half a million payees', `{"payees":{"named":[${'1,'.repeat(499_999)}1]}}`, 'at most 20,000 parts'],
  ['with a prototype', '{"people":[{"__proto__":{"userId":"x"}}]}', 'has no “__proto__”'],
  ['10,000 levels deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'deeper than 64 levels'],
  ['60 levels deep', `${'['.repeat(60)}${']'.repeat(60)}`, 'at most 8 levels'],
  ['with a number as text', '{"seed":"1"}', 'seed: This has to be a number.'],
  ['with an amount as a number', '{"accounts":[{"balance":12.5}]}', 'accounts[0].balance: This has to be text.'],
  ['with a day that does not exist', '{"accounts":[{"opened":"2025-02-30"}]}', 'accounts[0].opened: A day is written'],
  ['with a name in letters that are not printed', '{"people":[{"firstName":"李"}]}', 'people[0].firstName: A name has'],
  ['with markup for a name', '{"people":[{"lastName":"<img src=x>"}]}', 'people[0].lastName: A name has'],
  ['with text that turns round', '{"title":"\\u202egnp.exe"}', 'title: A text has no control characters.'],
  [
    'with a payee who hides',
    '{"payees":{"named":[{"name":"a\\u0000","sortCode":"601122","accountNumber":"20418836"}]}}',
    'payees.named[0].name: A text has',
  ],
  ['with half a character', '{"title":"\\ud800"}', 'title: A text has no control characters.'],
  ['of decades of work', '{"years":15,"accounts":[{"transactionsAMonth":3000}]}', 'Allowed: up to 300,000'],
  ['that is a list', '[]', 'This has to be an object.'],
  ['that is nothing', 'null', 'This has to be an object.'],
])('refuses a description %s, and makes nothing', async (_, description, reason, status = 400) => {
  const before = (await call(shared, 'GET', '/__sandbox/state')).body;
  const checked = await call(shared, 'POST', '/__sandbox/customers/check', `{"description":${description}}`);
  const made = await call(shared, 'POST', '/__sandbox/customers', `{"descriptions":[${description}]}`);
  for (const refused of [checked, made]) expect(refused).toMatchObject({ ...inWords(reason), status });
  expect((await call(shared, 'GET', '/__sandbox/state')).body).toEqual(before);
});

it.each<[string, string, string]>([
  ['a description that is missing', '{}', 'The description is missing.'],
  ['a prototype beside the description', '{"__proto__":{},"description":{}}', 'Unrecognized key: "__proto__"'],
  ['no JSON', '{', 'The body is not JSON.'],
])('refuses %s to a check', async (_, body, reason) => {
  expect(await call(shared, 'POST', '/__sandbox/customers/check', body)).toMatchObject(inWords(reason));
});

it.each<[string, string, string]>([
  ['no list', '{"descriptions":{}}', 'This is a list of descriptions.'],
  ['an empty list', '{"descriptions":[]}', 'made 1 to 500 at a time'],
  ['half a million', `{"descriptions":[${'1,'.repeat(499_999)}1]}`, 'made 1 to 500 at a time'],
  ['two of the same', '{"descriptions":[{},{}]}', '[1].id: There is a customer with the User ID'],
  ['a wrong one among good ones', '{"descriptions":[{"seed":2},{"seed":3,"people":[]}]}', '[1].people: The number'],
])('makes nobody of %s', async (_, body, reason) => {
  const before = (await call(shared, 'GET', '/__sandbox/state')).body;
  expect(await call(shared, 'POST', '/__sandbox/customers', body)).toMatchObject(inWords(reason));
  expect((await call(shared, 'GET', '/__sandbox/state')).body).toEqual(before);
});

it('makes customers in the world that a call names, who are there for every other call', async () => {
  await call(shared, 'POST', '/__sandbox/worlds', { name: 'elsewhere' });
  const here = { 'X-Sandbox': 'elsewhere' };
  const description = { id: 'tess', accounts: [{ product: 'current', balance: '12.50' }] };
  const made = await call(shared, 'POST', '/__sandbox/customers', { descriptions: [description] }, here);
  expect(made).toMatchObject({ status: 200, body: { customers: [{ userIds: ['tess'], accounts: ['current'] }] } });
  const asTess = { ...here, 'X-Sandbox-As': 'tess', 'x-nonce': '{nonce}' };
  const asked = await call(shared, 'GET', '/digx/v1/accounts/demandDeposit/{account:current}', undefined, asTess);
  expect(asked).toMatchObject({
    status: 200,
    body: { demandDepositAccountDTO: { currentBalance: { amount: 12.5, currency: 'GBP' } } },
  });
  await call(shared, 'POST', '/__sandbox/worlds', { copyOf: 'elsewhere', name: 'copy' });
  const [original, copy] = await Promise.all(
    ['elsewhere', 'copy'].map((name) => call(shared, 'GET', '/__sandbox/state', undefined, { 'X-Sandbox': name })),
  );
  expect(copy?.body.stateHash).toBe(original?.body.stateHash);
  const described = await call(shared, 'GET', '/__sandbox/customers?persona=tess', undefined, here);
  expect(described).toMatchObject({ status: 200, body: { description: { accounts: [{ balance: '12.50' }] } } });
  expect(await call(shared, 'GET', '/__sandbox/customers?persona=tess')).toMatchObject(inWords('no persona "tess"'));
});

it('takes descriptions from nobody without the access token', () =>
  withHost({ token: 't'.repeat(32) }, async (host) => {
    const descriptions = [{}];
    expect(await call(host, 'POST', '/__sandbox/customers', { descriptions })).toMatchObject({ status: 401 });
    const authorization = `Bearer ${'t'.repeat(32)}`;
    expect(await call(host, 'POST', '/__sandbox/customers', { descriptions }, { authorization })).toMatchObject({
      status: 200,
    });
  }));

it('opens every fresh bank with the customers of a file, hundreds at once, and tells of them', () => {
  const team = Array.from({ length: 300 }, (_, n) => ({ id: `team-${n}`, accounts: [{ balance: `${n}.50` }] }));
  return withHost({ customers: written('team.json', team) }, async (host) => {
    expect(summaryOf(host.customers, 'team.json')).toBe(
      'Every fresh bank has 300 customers from team.json: team-0, team-1, team-2 and 297 more',
    );
    const balance = async (headers = {}) =>
      (await call(host, 'GET', '/__sandbox/balances?persona=team-299', undefined, headers)).body;
    const expected = { balances: [{ alias: 'current', balanceMinor: 299_50 }] };
    expect(await balance()).toMatchObject(expected);
    await call(host, 'POST', '/__sandbox/reset', { sandbox: 'persona:racing-owner;seed:7' });
    expect(await balance()).toMatchObject(expected);
    const { body } = await call(host, 'POST', '/__sandbox/worlds', { sandbox: 'seed:3;clock:2026-03-03T09:30' });
    expect(await balance({ 'X-Sandbox': body.name })).toMatchObject(expected);
    const chosen = { sandbox: 'persona:team-7;clock:2026-03-03T09:30;freeze:yes;signin:yes' };
    for (const path of ['worlds', 'reset']) {
      const opened = await call(host, 'POST', `/__sandbox/${path}`, chosen);
      const headers = path === 'worlds' ? { 'X-Sandbox': opened.body.name } : {};
      const customer = await call(host, 'GET', '/__sandbox/customer', undefined, headers);
      expect(customer.body).toMatchObject({ persona: 'team-7', signedIn: true });
    }
    const { body: snapshot } = await call(host, 'GET', '/__sandbox/snapshot');
    const elsewhere = await call(shared, 'PUT', '/__sandbox/snapshot', snapshot, { 'X-Sandbox': 'from-the-team' });
    expect(elsewhere).toMatchObject({ status: 200, body: { persona: 'team-7', stateHash: snapshot.stateHash } });
    await call(host, 'POST', '/__sandbox/customers', { descriptions: [{ id: 'passing-by' }] });
    const gone = await call(host, 'POST', '/__sandbox/reset', { sandbox: 'persona:passing-by' });
    expect(gone).toMatchObject({ status: 409, body: { reason: 'A fresh bank has no customer passing-by.' } });
  });
});

it('takes a file with one description', () =>
  withHost({ customers: written('one.json', { id: 'ann' }) }, async (host) => {
    expect(summaryOf(host.customers, 'one.json')).toBe('Every fresh bank has a customer from one.json: ann');
  }));

it('does not start with a file that is wrong, and says where', async () => {
  const missing = join(folder, 'missing.json');
  expect(readCustomers(missing)).toContain(`${missing} cannot be read: ENOENT`);
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '[{"id": }]');
  expect(readCustomers(broken)).toMatch(/broken\.json is not JSON: Unexpected token .+ JSON/);
  const wrong = written('wrong.json', [{ id: 'ann' }, { accounts: [{ balance: '-1.00' }] }]);
  await expect(startNodeHost({ port: 0, settings: atTen, customers: wrong })).rejects.toThrow(
    /wrong\.json: \[1\]\.accounts\[0\]\.balance: This is beyond the overdraft\. Allowed: .+overdraft of 1\.00/,
  );
  await expect(startNodeHost({ port: 0, settings: { persona: 'described', customer: 'nobody' } })).rejects.toThrow(
    '--sandbox: The customer in the link is neither',
  );
});

it('keeps the customers of a stored world over a restart, and makes them once', async () => {
  const store = join(folder, 'bank.db');
  const customers = written('stored.json', [
    { id: 'ann' },
    { id: 'bob', accounts: [{ balance: '7.00', habits: 'none' }] },
  ]);
  let left: string | undefined;
  for (const file of [customers, customers, written('more.json', [{ id: 'cat' }])]) {
    await withHost({ store, build: 'test', customers: file }, async (host) => {
      const { body } = await call(host, 'GET', '/__sandbox/state');
      expect(body.stateHash).toBe(left ?? body.stateHash);
      const ids = body.personas.map(({ id }: { id: string }) => id);
      expect(ids.filter((id: string) => ['ann', 'bob', 'cat'].includes(id))).toEqual(['ann', 'bob']);
      expect(body.notice).toBeNull();
      // Opens the books, the second time from what is stored of them.
      await call(host, 'POST', '/__sandbox/sessions', { persona: 'bob' });
      await call(host, 'POST', '/__sandbox/clock', { advance: 'P1D' });
      const bobs = await call(host, 'GET', '/__sandbox/balances?persona=bob');
      expect(bobs.body).toMatchObject({ balances: [{ balanceMinor: 7_00 }] });
      expect((await call(host, 'GET', '/__sandbox/invariants')).body).toEqual({ hold: true, broken: [] });
      left = (await call(host, 'GET', '/__sandbox/state')).body.stateHash;
    });
  }
});

it('opens a world with the customer of a link, and leaves none behind where that cannot be', async () => {
  const open = (customer: string, signin = ';signin:yes') =>
    call(shared, 'POST', '/__sandbox/worlds', { sandbox: `persona:described;customer:${customer}${signin}` });
  const packed = await packText(JSON.stringify({ id: 'link-maker', accounts: [{ balance: '12.50' }] }));
  for (const [customer, userId] of [
    ['two-directors', 'two-directors'],
    [packed, 'link-maker'],
  ] as const) {
    const opened = await open(customer);
    expect(opened).toMatchObject({ status: 201 });
    const { body } = await call(shared, 'GET', '/__sandbox/customer', undefined, { 'X-Sandbox': opened.body.name });
    expect(body).toMatchObject({ persona: userId, signedIn: true });
  }
  const worlds = (await call(shared, 'GET', '/__sandbox/worlds')).body.worlds.length;
  const stale = await packText(JSON.stringify({ id: 'link-maker', colour: 'red' }));
  for (const [customer, reason] of [
    [packed.slice(0, -9), 'neither the name of a description nor a whole description'],
    ['two-director', 'neither the name of a description nor a whole description'],
    [stale, 'There is no “colour” here.'],
  ] as const) {
    for (const signin of ['', ';signin:yes']) {
      const refused = { status: 409, body: { reason: expect.stringContaining(reason) } };
      expect(await open(customer, signin)).toMatchObject(refused);
    }
  }
  expect((await call(shared, 'GET', '/__sandbox/worlds')).body.worlds).toHaveLength(worlds);
});
