import { expect, it, vi } from 'vitest';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import type { JournalStore } from './journal/journal.ts';
import { entriesBetweenCheckpoints } from './journal/kept-journal.ts';
import { createMemoryJournalStore } from './journal/memory-journal.fixture.ts';
import type { SandboxEvent } from './open-bank.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import { lastEntry, nellAtHome, openSmallSandbox, standingStill } from './small-sandbox.fixture.ts';

async function hashOf({ control }: Sandbox): Promise<string> {
  return (await control.state()).stateHash;
}

/** Something of everything, control included. */
async function driveThoroughly(sandbox: Sandbox, requests: number): Promise<void> {
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  await sandbox.control.addFault({ operationId: 'listAccounts', kind: '500', share: 30 });
  await hand.signIn('nell', 'wrong');
  await hand.signIn('nell', smallPassword);
  await sandbox.control.advanceClock('P3DT2H');
  await sandbox.control.openSession('nell');
  await hand.signIn('nell', smallPassword);
  await sandbox.control.setSwitches({ latency: 20 });
  for (let index = 0; index < requests; index += 1) await hand.call('GET', index % 3 === 0 ? '/v1/me' : '/v1/accounts');
  await hand.call('POST', '/v1/me/loginFlow', { json: { loginConfigId: 'é€' } });
  await sandbox.fetch(new Request('http://x/digx/v1/salt', { method: 'POST', body: new Uint8Array([0xff, 0xfe, 0]) }));
}

it('resumes from its journal with the same hash, clock, faults and answers', async () => {
  const store = createMemoryJournalStore();
  const before = await openSmallSandbox({ store });
  await driveThoroughly(before, 10);

  const after = await openSmallSandbox({ store, settings: {} });

  expect(await after.control.state()).toEqual(await before.control.state());
  const [one, other] = [before, after].map((sandbox) => createSessionByHand((request) => sandbox.fetch(request)));
  expect((await one?.signIn('nell', smallPassword))?.body).toEqual((await other?.signIn('nell', smallPassword))?.body);
  expect(await hashOf(after)).toBe(await hashOf(before));
});

it('resumes from a checkpoint and the entries after it', async () => {
  const kept = createMemoryJournalStore();
  const checkpoint = vi.fn(kept.checkpoint);
  const store: JournalStore = { ...kept, checkpoint };
  const before = await openSmallSandbox({ store });
  await driveThoroughly(before, entriesBetweenCheckpoints + 20);
  expect(checkpoint).toHaveBeenCalledTimes(1);
  const stored = await store.load();
  expect(stored?.tail.length).toBeGreaterThan(20);
  expect(stored?.tail.length).toBeLessThan(entriesBetweenCheckpoints);

  const after = await openSmallSandbox({ store, settings: {} });

  expect(await after.control.state()).toEqual(await before.control.state());
});

it('stores a request before it releases the answer', async () => {
  const kept = createMemoryJournalStore();
  let release = () => {};
  const store: JournalStore = {
    ...kept,
    append: (input, entry) => new Promise((resolve) => (release = () => resolve(kept.append(input, entry)))),
  };
  const sandbox = await openSmallSandbox({ store });
  let answered = false;
  const answer = sandbox.fetch(new Request('http://x/digx/v1/publicKey')).then(() => (answered = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answered).toBe(false);
  release();
  await answer;
  expect((await store.load())?.tail).toHaveLength(1);
});

it('opens a fresh bank, and says so, when another build wrote the journal', async () => {
  const store = createMemoryJournalStore();
  await driveThoroughly(await openSmallSandbox({ store, build: 'old' }), 1);
  const { control } = await openSmallSandbox({ store, build: 'new', settings: standingStill });
  expect(await control.state()).toMatchObject({ entries: 0, notice: null });

  await driveThoroughly(await openSmallSandbox({ store, build: 'old' }), 1);
  const later = await openSmallSandbox({ store, build: 'new', settings: {} });
  expect(await later.control.state()).toMatchObject({ entries: 0, notice: expect.stringContaining('old') });
});

it.each<[string, JournalStore['load']]>([
  ['nonsense', async () => ({ checkpoint: { build: 'test', n: 0, world: { persona: 1 } }, tail: [] })],
  [
    'a journal with a gap',
    async () =>
      withTail([{ n: 2, at: '2026-03-02T10:00:00.000Z', kind: 'control', act: { act: 'latency', latency: 5 } }]),
  ],
  ['an entry it cannot read', async () => withTail([{ n: 1, at: 'now', kind: 'dance' }])],
  [
    'a store that throws',
    async () => {
      throw new Error('no room');
    },
  ],
])('opens a fresh bank, and says so, when the store holds %s', async (_, load) => {
  const sandbox = await openSmallSandbox({ settings: {}, store: { ...createMemoryJournalStore(), load } });
  expect(await sandbox.control.state()).toMatchObject({
    entries: 0,
    notice: expect.stringContaining('could not be read'),
  });
  expect((await sandbox.fetch(new Request('http://x/digx/v1/session/nonce', { method: 'POST' }))).status).toBe(200);
});

async function withTail(tail: unknown[]) {
  const store = createMemoryJournalStore();
  await openSmallSandbox({ store });
  return { checkpoint: (await store.load())?.checkpoint, tail };
}

/** A store that cannot take another entry from now on, and forgets only where it can. */
function fullDisk(kept: JournalStore, giveUp = kept.giveUp) {
  let full = true;
  const append: JournalStore['append'] = (input, entry) =>
    full ? Promise.reject(new Error('the disk is full')) : kept.append(input, entry);
  const free = () => {
    full = false;
  };
  return { store: { ...kept, append, giveUp }, free };
}

it('carries on when its journal cannot be stored, says so, and opens a fresh bank on reload', async () => {
  const kept = createMemoryJournalStore();
  await nellAtHome({ store: kept });
  const { store } = fullDisk(kept);
  const sandbox = await openSmallSandbox({ store, settings: {} });
  const hand = createSessionByHand(sandbox.fetch);
  expect(await hand.call('POST', '/v1/session/nonce')).toMatchObject({ status: 200 });
  expect((await sandbox.control.state()).notice).toMatch(/the disk is full.*next reload starts a fresh bank/);

  const reloaded = await openSmallSandbox({ store: kept, settings: {} });
  expect(await reloaded.control.state()).toMatchObject({ entries: 0, notice: null });
});

it('warns that a reload may restore an earlier state when the store cannot be cleared either', async () => {
  const kept = createMemoryJournalStore();
  await nellAtHome({ store: kept });
  const { store } = fullDisk(kept, () => Promise.reject(new Error('no')));
  const sandbox = await openSmallSandbox({ store, settings: {} });
  await sandbox.control.setSwitches({ latency: 1 });
  expect((await sandbox.control.state()).notice).toMatch(/the disk is full.*may bring back/);
});

it('stores its journal again after a reset, once there is room', async () => {
  const kept = createMemoryJournalStore();
  const { store, free } = fullDisk(kept);
  const { control } = await openSmallSandbox({ store });
  await control.setSwitches({ latency: 1 });
  free();
  await control.reset('seed:5');
  await control.setSwitches({ latency: 2 });

  const reloaded = await openSmallSandbox({ store: kept, settings: {} });
  expect(await reloaded.control.state()).toMatchObject({ seed: 5, entries: 1, switches: { latency: 2 }, notice: null });
});

it('keeps its switches over a reload, from the journal and from a checkpoint', async () => {
  const store = createMemoryJournalStore();
  const { control } = await openSmallSandbox({ store });
  const set = {
    latency: 'slow',
    otp: '204816',
    cop: 'timeout',
    payments: 'refuse=DIGX_FL_035',
    sca: 'strict',
    magic: 'yes',
  } as const;
  await control.setSwitches(set);
  const replayed = await openSmallSandbox({ store, settings: {} });
  expect(await replayed.control.state()).toEqual(await control.state());
  for (let n = 1; n <= entriesBetweenCheckpoints; n += 1) await replayed.control.setSwitches({ latency: n });
  const reloaded = await openSmallSandbox({ store, settings: {} });
  expect((await reloaded.control.state()).switches).toEqual({ ...set, latency: entriesBetweenCheckpoints });
});

it('changes the current bank when the settings name no persona, seed or clock', async () => {
  const store = createMemoryJournalStore();
  const { hand } = await nellAtHome({ store });
  const later = await openSmallSandbox({
    store,
    settings: { latency: 'slow', cop: 'CASS', faults: [{ operationId: 'getProfile', kind: '503' }] },
  });
  expect(await later.control.state()).toMatchObject({
    switches: { latency: 'slow', cop: 'CASS' },
    faults: [{ kind: '503' }],
  });
  const again = createSessionByHand((request) => later.fetch(request));
  again.use(hand.sessionId);
  await again.call('POST', '/v1/session/nonce');
  expect(await again.call('GET', '/cz/v1/permissions')).toMatchObject({ status: 200 });
});

it('follows the wall clock between requests and expires sessions', async () => {
  let wallMs = Date.parse('2026-03-02T10:00:00Z');
  const { sandbox, hand } = await nellAtHome({ settings: {}, readWallMs: () => wallMs });
  wallMs += 599_999;
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200 });
  wallMs += 600_000;
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 401 });
  expect((await sandbox.control.state()).clock).toEqual({ now: '2026-03-02T10:19:59.999Z', frozen: false });
});

it('takes the session from its host only and ignores the header', async () => {
  const { sandbox, hand } = await nellAtHome();
  const forged = () =>
    new Request('http://x/digx/v1/session/nonce', { method: 'POST', headers: { 'x-bank-session': hand.sessionId } });
  const stranger = await sandbox.exchange(forged(), undefined);
  expect(stranger.session).toMatch(/^[0-9a-f]{64}$/);
  expect(stranger.session).not.toBe(hand.sessionId);
  expect(stranger.response.headers.has('x-bank-session')).toBe(false);

  const known = await sandbox.exchange(forged(), stranger.session);
  expect(known).not.toHaveProperty('session');
  const { session } = await sandbox.exchange(new Request('http://x/digx/v1/me'), 'of-yesterday');
  expect(session).toBe('');
});

it('loses a new session together with a lost answer', async () => {
  const sandbox = await openSmallSandbox();
  await sandbox.control.addFault({ operationId: 'createNonce', kind: 'lost-answer' });
  const lost = await sandbox.exchange(new Request('http://x/digx/v1/session/nonce', { method: 'POST' }), undefined);
  expect(lost.response.type).toBe('error');
  expect(lost).not.toHaveProperty('session');
});

it('delays each answer by the set latency without holding up the next', async () => {
  const sleep = vi.fn(async () => {});
  const { sandbox, hand } = await nellAtHome({ sleep });
  expect(sleep).not.toHaveBeenCalled();
  await sandbox.control.setSwitches({ latency: 'typical' });
  await hand.call('GET', '/v1/me');
  expect(sleep).toHaveBeenLastCalledWith(250, expect.any(AbortSignal));
});

it('reaches the same state from the same seed and walk, and another state from another seed', async () => {
  const hashes: string[] = [];
  for (const seed of [1, 1, 2]) {
    const sandbox = await openSmallSandbox({ settings: { ...standingStill, seed } });
    await driveThoroughly(sandbox, 5);
    hashes.push(await hashOf(sandbox));
  }
  expect(hashes[1]).toBe(hashes[0]);
  expect(hashes[2]).not.toBe(hashes[0]);
});

it('notifies listeners of each entry and of a fresh bank', async () => {
  const { sandbox, hand } = await nellAtHome();
  const heard: SandboxEvent[] = [];
  const stop = sandbox.subscribe((event) => void heard.push(event));
  await hand.call('GET', '/v1/me');
  await sandbox.control.setSwitches({ latency: 1 });
  await sandbox.control.reset('');
  stop();
  await sandbox.control.setSwitches({ latency: 2 });
  expect(heard).toMatchObject([
    {
      event: 'entry',
      entry: { kind: 'request', operationId: 'getProfile', rule: 'profile.of-user', status: 200, contract: 'kept' },
    },
    { event: 'entry', entry: { kind: 'control', act: { act: 'latency', latency: 1 } } },
    { event: 'opened' },
  ]);
});

it('tells of changes that no customer has asked for, each once', async () => {
  const { sandbox, hand } = await nellAtHome();
  const heard: string[] = [];
  sandbox.subscribe((event) => void (event.event === 'changed' && heard.push(event.by)));
  const { control } = sandbox;

  await hand.call('GET', '/v1/accounts');
  await control.setSwitches({ latency: 0, payments: 'under-processing' });
  await control.addFault({ operationId: 'getProfile', kind: '500' });
  await control.freezeClock();
  await control.bookmark('Start');
  await control.openSession('newcomer');
  expect(heard).toEqual([]);

  await control.doVerb({ verb: 'money-in', persona: 'nell' });
  await control.advanceClock('PT1H');
  await control.advanceClock('P2D');
  expect(heard).toEqual(['act', 'act', 'act']);
});

it('tells when due jobs have changed something, and not when time has only passed', async () => {
  let wallMs = Date.parse('2026-03-02T10:00:00Z');
  const { sandbox } = await nellAtHome({ settings: { clock: '2026-03-02T10:00' }, readWallMs: () => wallMs });
  const heard: string[] = [];
  sandbox.subscribe((event) => void (event.event === 'changed' && heard.push(event.by)));
  wallMs += 60_000;
  await sandbox.control.summary();
  expect(heard).toEqual([]);
  wallMs += 24 * 3_600_000;
  await sandbox.control.summary();
  await sandbox.control.summary();
  expect(heard).toEqual(['jobs']);
});

it('notifies of an answer without its body, and of who was signed in', async () => {
  const { sandbox, hand } = await nellAtHome();
  const heard: SandboxEvent[] = [];
  sandbox.subscribe((event) => void heard.push(event));
  await hand.call('GET', '/v1/me');
  hand.use('');
  await hand.call('POST', '/v1/session/nonce');
  expect(heard).toMatchObject([
    { entry: { customer: 'nell', answer: { status: 200 } } },
    { entry: { customer: null } },
  ]);
  expect(JSON.stringify(heard)).not.toContain('userProfile');
  expect(await lastEntry(sandbox)).toMatchObject({ answer: { body: expect.stringContaining('SUCCESSFUL') } });
});

it('marks a request before which a due job failed', async () => {
  const sandbox = await openSandbox({
    settings: {},
    personas: {
      nell: {
        id: 'nell',
        title: '',
        describes: '',
        resetTokens: [],
        open: () => {
          throw new Error('no such life');
        },
      },
    },
    jobKinds: {},
    store: createMemoryJournalStore(),
    build: 'test',
    readWallMs: () => 0,
    sleep: async () => {},
  });
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  expect(await hand.signIn('nell', smallPassword)).toMatchObject({ status: 500 });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'bug', breaches: [{ message: 'no such life' }] });
});
