import { expect, it } from 'vitest';
import { controlFetch } from './http.ts';
import { createMemoryJournalStore } from './journal/memory-journal.fixture.ts';
import { nellPaying } from './paying.fixture.ts';
import { lastEntry, nellAtHome, openSmallSandbox } from './small-sandbox.fixture.ts';
import { packStubs } from './stubs/packed-stubs.ts';
import { readyMadeStubs } from './stubs/ready-made-stubs.ts';

const done = { result: 'SUCCESSFUL', contextID: 'own', message: { code: '0', type: 'INFO' } };
const noAccounts = { operationId: 'listAccounts', body: { status: done, accounts: [] } };

type Home = Awaited<ReturnType<typeof nellAtHome>>;

async function accountsOf({ hand }: Home): Promise<number | undefined> {
  const { body } = await hand.call('GET', '/v1/accounts');
  return (body as { accounts?: unknown[] } | undefined)?.accounts?.length;
}

it('answers in the bank’s place as often as it is told, and says so in the log', async () => {
  const home = await nellAtHome();
  const { control } = home.sandbox;
  expect(await control.addStub({ ...noAccounts, times: 2 })).toMatchObject({ outcome: 'done' });
  const counts = [await accountsOf(home), await accountsOf(home)];
  expect(counts).toEqual([0, 0]);
  expect(await lastEntry(home.sandbox)).toMatchObject({
    rule: 'stub.answered',
    stub: 1,
    status: 200,
    contract: 'kept',
    breaches: [],
  });
  expect(await accountsOf(home)).toBeGreaterThan(0);
  expect((await lastEntry(home.sandbox)).stub).toBeUndefined();
  const { stubs } = await control.summary();
  expect(stubs).toMatchObject([{ id: 1, operationId: 'listAccounts', times: 2, answered: 2, used: true }]);
  expect(stubs[0]).not.toHaveProperty('text');
});

it('spends the nonce, gives a fresh one, and changes nothing else in the bank', async () => {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.addStub({ operationId: 'endSession', body: { status: done } });
  const nonce = hand.nonce();
  const answer = await hand.call('DELETE', '/v1/session');
  expect(answer).toMatchObject({ status: 200, body: { status: done } });
  expect(JSON.parse(answer.headers.get('x-nonce') ?? '').nonce).toHaveLength(1);
  const { n } = await lastEntry(sandbox);
  const effect = await sandbox.control.effect(n);
  if (effect.outcome === 'refused') throw new Error(effect.reason);
  expect(effect.changes.map(({ of }) => of)).toEqual(['sessions']);
  expect((await hand.call('GET', '/v1/me', { nonce })).status).toBe(403);
  expect((await hand.call('GET', '/v1/me')).status).toBe(200);
});

it('answers nobody whom the bank would turn away, and counts no such call', async () => {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.addStub({ ...noAccounts, times: 1 });
  expect((await hand.call('GET', '/v1/accounts', { nonce: 'used-before' })).status).toBe(403);
  expect((await hand.call('GET', '/v1/accounts?expand=all&expand=all')).status).toBe(400);
  expect((await sandbox.fetch(new Request('http://x/digx/v1/accounts'))).status).toBe(401);
  expect((await sandbox.control.summary()).stubs).toMatchObject([{ answered: 0, used: false }]);
});

it('answers a call with the party of a recording', async () => {
  const { sandbox, hand } = await nellAtHome();
  const theirs = { headers: { 'x-party-id': 'C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA' } };
  expect((await hand.call('GET', '/v1/accounts', theirs)).status).toBe(403);
  await sandbox.control.addStub(noAccounts);
  expect((await hand.call('GET', '/v1/accounts', theirs)).status).toBe(200);
});

it('stands in for a confirmation without asking for a code, and no money moves', async () => {
  const { sandbox, desk } = await nellPaying();
  const order = await desk.order({ reference: 'One' });
  const { body } = await desk.post(order);
  const message = { title: null, detail: 'No.', code: 'DIGX_X_1', type: 'ERROR' };
  const refusal = { result: 'FAILURE', contextID: 'own', message };
  await sandbox.control.addStub({ operationId: 'confirmPayment', status: 400, body: refusal });
  const answer = await desk.put((body as { paymentId: string }).paymentId, order);
  expect(answer).toMatchObject({ status: 400, body: refusal });
  const { n, ...entry } = await lastEntry(sandbox);
  expect(entry).toMatchObject({ contract: 'kept', stub: 1 });
  expect(await sandbox.control.effect(n)).toMatchObject({ changes: [{ of: 'sessions' }] });
});

it('holds an answer back, and says for how long', async () => {
  const slept: number[] = [];
  const sleep = async (ms: number) => void slept.push(ms);
  const home = await nellAtHome({ sleep });
  await home.sandbox.control.addStub({ ...noAccounts, times: 1, delay: 2500 });
  await accountsOf(home);
  await accountsOf(home);
  expect(slept).toEqual([2500]);
  const entries = await home.sandbox.control.journalHeads();
  expect(entries.filter((entry) => entry.kind === 'request' && entry.heldBackMs === 2500)).toHaveLength(1);
});

it('gives way to a fault that ends the call, and is spoiled by one that spoils', async () => {
  const home = await nellAtHome();
  const { control } = home.sandbox;
  await control.addStub({ operationId: 'listAccounts', text: 'no JSON', unchecked: true });
  await control.addFault({ operationId: 'listAccounts', kind: '503', only: 1 });
  await control.addFault({ operationId: 'listAccounts', kind: 'nonsense', only: 2 });
  await control.addFault({ operationId: 'listAccounts', kind: 'lost-answer', only: 3 });
  const { hand } = home;
  expect((await hand.call('GET', '/v1/accounts')).status).toBe(503);
  expect(await hand.call('GET', '/v1/accounts')).toMatchObject({ status: 200, text: '' });
  const lost = await hand.call('GET', '/v1/accounts').catch(() => 'lost');
  expect(lost).toMatchObject({ status: 0 });
  expect((await control.summary()).stubs).toMatchObject([{ answered: 2 }]);
});

it('goes by what a call is about, and by the path of a recording', async () => {
  const { sandbox, hand } = await nellAtHome();
  const { control } = sandbox;
  const things = await control.accounts({ persona: 'nell' });
  if (things.outcome === 'refused') throw new Error(things.reason);
  const [{ token = '', alias = '' } = {}] = things.accounts;
  const address = `/cz/v1/accountAddress/${token}`;
  const asked = async () => (await hand.call('GET', address)).text;
  const stub = { operationId: 'getAccountAddress', unchecked: true };
  await control.addStub({ ...stub, text: 'any' });
  await control.addStub({ ...stub, text: 'of that path', path: address, times: 1 });
  expect([await asked(), await asked()]).toEqual(['of that path', 'any']);
  await control.clearStubs();
  await control.addStub({ ...stub, text: 'of another account', match: { account: 'nothing' } });
  await control.addStub({ ...stub, text: 'of this account', match: { account: alias } });
  expect(await asked()).toBe('of this account');
});

it('marks an answer that breaks the contract, if it was planned all the same', async () => {
  const home = await nellAtHome();
  const broken = { operationId: 'listAccounts', body: { status: done, accounts: [{ id: 1 }] } };
  expect(await home.sandbox.control.addStub(broken)).toMatchObject({ outcome: 'refused', why: 'misread' });
  expect((await home.sandbox.control.summary()).stubs).toEqual([]);
  await home.sandbox.control.addStub({ ...broken, unchecked: true });
  await accountsOf(home);
  const entry = await lastEntry(home.sandbox);
  expect(entry).toMatchObject({ contract: 'answer-breach', stub: 1 });
  expect(entry.breaches.map(({ where }) => where)).toContain('/body/accounts/0/id');
});

it('lists what is planned as it may be planned again, and takes it back', async () => {
  const { control } = await openSmallSandbox();
  await control.addStub({ ...noAccounts, headers: { 'Retry-After': '5' }, times: 3 });
  await control.addStub({ operationId: 'listMails', text: ' {}', unchecked: true });
  const told = await control.stubs();
  if (told.outcome === 'refused') throw new Error(told.reason);
  expect(told.stubs).toEqual([
    {
      ...noAccounts,
      status: 200,
      headers: { 'retry-after': '5' },
      times: 3,
      id: 1,
      bodyLength: JSON.stringify(noAccounts.body).length,
      answered: 0,
      used: false,
      lastAnsweredAt: null,
    },
    expect.objectContaining({ id: 2, text: ' {}', unchecked: true }),
  ]);
  expect(await control.clearStubs(7)).toMatchObject({
    outcome: 'refused',
    allowed: expect.arrayContaining(['1', '2']),
  });
  expect(await control.clearStubs('2')).toMatchObject({ state: { stubs: [{ id: 1 }] } });
  await control.addStub({ ...noAccounts });
  expect((await control.summary()).stubs.map(({ id }) => id)).toEqual([1, 3]);
  expect(await control.clearStubs('listMails')).toMatchObject({ state: { stubs: [{}, {}] } });
  expect(await control.clearStubs('listAccounts')).toMatchObject({ state: { stubs: [] } });

  const elsewhere = await openSmallSandbox();
  expect(await elsewhere.control.adjust(`stub:${told.packed}`)).toMatchObject({ outcome: 'done' });
  expect((await elsewhere.control.summary()).stubs).toMatchObject([{ times: 3 }, { operationId: 'listMails' }]);
});

it.each(Object.entries(readyMadeStubs))('has %s ready for links', async (name, { stubs }) => {
  const { control } = await openSmallSandbox();
  expect(await control.reset(`persona:nell;stub:${name}`)).toMatchObject({ outcome: 'done' });
  expect((await control.summary()).stubs).toHaveLength(stubs.length);
  expect(await control.reset('persona:nell')).toMatchObject({ state: { stubs: [] } });
});

it.each([
  ['cut', (packed: string) => packed.slice(0, -4)],
  ['of another kind', () => 'nobody'],
])('refuses a link whose stubs are %s, and keeps the bank', async (_, spoil) => {
  const { control } = await openSmallSandbox();
  const before = await control.summary();
  const told = await control.reset(`persona:nell;stub:${spoil(await packStubs([noAccounts]))}`);
  expect(told).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('own answers in the link') });
  expect(await control.summary()).toEqual(before);
});

it('says why a link’s own answer breaks the contract', async () => {
  const { control } = await openSmallSandbox();
  const packed = await packStubs([{ operationId: 'listAccounts', status: 418 }]);
  expect(await control.adjust(`stub:${packed}`)).toMatchObject({ outcome: 'refused', reason: /no answer 418/ });
});

it('comes to the same bank again: after a reload, from a snapshot, and gone back in time', async () => {
  const store = createMemoryJournalStore();
  const home = await nellAtHome({ store });
  const { control } = home.sandbox;
  await control.addStub({ ...noAccounts, times: 2 });
  await control.addStub({ operationId: 'listMails', status: 503, text: '', unchecked: true });
  await accountsOf(home);
  await control.clearStubs('listMails');
  await control.bookmark('Once');
  await accountsOf(home);
  await control.addStub({ ...noAccounts });
  const state = await control.state();

  const reloaded = await openSmallSandbox({ store, settings: {} });
  expect(await reloaded.control.state()).toEqual(state);
  const entries = await reloaded.control.journalHeads();
  expect(entries.filter((entry) => entry.kind === 'request' && entry.stub === 1)).toHaveLength(2);

  const taken = await control.snapshot();
  if (taken.outcome === 'refused') throw new Error(taken.reason);
  const elsewhere = await openSmallSandbox();
  expect(await elsewhere.control.openSnapshot(JSON.parse(JSON.stringify(taken.snapshot)))).toMatchObject({
    outcome: 'done',
  });
  expect((await elsewhere.control.state()).stubs).toEqual(state.stubs);
  expect((await elsewhere.control.state()).stateHash).toBe(state.stateHash);

  expect(await control.rewind('Once')).toMatchObject({ state: { stubs: [{ id: 1, answered: 1, used: false }] } });
});

it('refuses a snapshot whose stub sends what none may send', async () => {
  const { control } = await openSmallSandbox();
  await control.addStub(noAccounts);
  const taken = await control.snapshot();
  if (taken.outcome === 'refused') throw new Error(taken.reason);
  const text = JSON.stringify(taken.snapshot).replace('"status":200', '"headers":{"set-cookie":"a=b"},"status":200');
  const elsewhere = await openSmallSandbox();
  expect(await elsewhere.control.openSnapshot(JSON.parse(text))).toMatchObject({ outcome: 'refused' });
});

it('answers with no body where the status has none', async () => {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.addStub({ operationId: 'listAccounts', status: 204, unchecked: true });
  expect(await hand.call('GET', '/v1/accounts')).toMatchObject({ status: 204, text: '' });
});

it('takes stubs over HTTP, and says in the journal which one answered', async () => {
  const home = await nellAtHome();
  const ask = async (method: string, path: string, body?: object) => {
    const url = `http://x/__sandbox${path}`;
    const answer = await controlFetch(
      home.sandbox,
      new Request(url, { method, ...(body && { body: JSON.stringify(body) }) }),
    );
    return { status: answer.status, body: await answer.json() };
  };
  expect(await ask('POST', '/stubs', { ...noAccounts, status: 418 })).toMatchObject({
    status: 400,
    body: { where: 'status', reason: expect.stringContaining('no answer 418') },
  });
  expect(await ask('POST', '/stubs', { ...noAccounts, times: 'two' })).toMatchObject({ status: 400 });
  expect(await ask('POST', '/stubs', noAccounts)).toMatchObject({ status: 200, body: { stubs: [{ id: 1 }] } });
  await accountsOf(home);
  expect(await ask('GET', '/stubs')).toMatchObject({ body: { stubs: [{ ...noAccounts, answered: 1 }] } });
  const { body } = await ask('GET', '/journal');
  expect(body.entries.at(-1)).toMatchObject({ rule: 'stub.answered', stub: 1 });
  expect(await ask('DELETE', '/stubs?id=1')).toMatchObject({ status: 200, body: { stubs: [] } });
});
