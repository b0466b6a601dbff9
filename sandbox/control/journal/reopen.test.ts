import { expect, it } from 'vitest';
import { nellAtHome, openSmallSandbox, standingStill } from '#sandbox/control/small-sandbox.fixture.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import type { JournalStore } from './journal.ts';
import { createMemoryJournalStore } from './memory-journal.fixture.ts';

const again = 'clock:2026-03-02T10:00;freeze:yes';

async function firstSessionIn({ fetch }: Pick<Awaited<ReturnType<typeof openSmallSandbox>>, 'fetch'>) {
  const hand = createSessionByHand(fetch);
  await hand.call('POST', '/v1/session/nonce');
  return hand.sessionId;
}

it('gives no old session to somebody else when the same bank is opened again at the same moment', async () => {
  const { sandbox, hand } = await nellAtHome();
  const before = hand.sessionId;
  for (let reset = 0; reset < 3; reset += 1) {
    await sandbox.control.reset(again);
    const racing = createSessionByHand(sandbox.fetch);
    await racing.call('POST', '/v1/session/nonce');
    await sandbox.control.openSession('nell');
    hand.use(before);
    expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 401 });
    expect(await hand.call('POST', '/v1/session/nonce')).toMatchObject({ status: 200 });
    expect(hand.sessionId).not.toBe(before);
  }
});

it('never uses an opening number twice in one store', async () => {
  const store = createMemoryJournalStore();
  const first = await openSmallSandbox({ store });
  const ids = [await firstSessionIn(first)];
  await first.control.reset(again);
  ids.push(await firstSessionIn(first));
  const reloaded = await openSmallSandbox({ store, settings: {} });
  await reloaded.control.reset(again);
  ids.push(await firstSessionIn(reloaded));
  ids.push(await firstSessionIn(await openSmallSandbox({ store, settings: standingStill })));
  ids.push(await firstSessionIn(await openSmallSandbox({ store, settings: {}, build: 'other' })));
  expect(new Set(ids).size).toBe(5);
});

it('counts on from a stored bank that it cannot resume', async () => {
  const kept = createMemoryJournalStore();
  const old = await firstSessionIn(await openSmallSandbox({ store: kept }));
  const tail = [{ n: 7, at: '2026-03-02T10:00:00.000Z', kind: 'control', act: { act: 'latency', latency: 5 } }];
  const store: JournalStore = { ...kept, load: async () => ({ checkpoint: (await kept.load())?.checkpoint, tail }) };
  const { control, fetch } = await openSmallSandbox({ store, settings: {} });
  expect((await control.state()).notice).toContain('could not be read');
  expect(await firstSessionIn({ fetch })).not.toBe(old);
});

it('opens the same bank from the same seed in two places', async () => {
  const [one, other] = [await openSmallSandbox(), await openSmallSandbox()];
  expect(await firstSessionIn(one)).toBe(await firstSessionIn(other));
  expect((await one.control.state()).stateHash).toBe((await other.control.state()).stateHash);
});

it('still shows earlier requests and answers after a reload', async () => {
  const store = createMemoryJournalStore();
  const { sandbox, hand } = await nellAtHome({ store });
  await hand.call('GET', '/v1/accounts');
  await sandbox.control.addFault({ operationId: 'listAccounts', kind: '500' });
  const before = await sandbox.control.journal();
  expect(before).toHaveLength(5);

  const { control } = await openSmallSandbox({ store, settings: {} });
  expect(await control.journal()).toEqual(before);
  expect(await control.entry(4)).toMatchObject({
    customer: 'nell',
    answer: { body: expect.stringContaining('accounts') },
  });
});

it('shows no entries of an earlier bank, and leaves out what it cannot read', async () => {
  const store = createMemoryJournalStore();
  const { sandbox } = await nellAtHome({ store });
  const loadEntries = async () => ['no entry', ...(await store.loadEntries()).slice(1)];
  const half = await openSmallSandbox({ store: { ...store, loadEntries }, settings: {} });
  expect((await half.control.journal()).map(({ n }) => n)).toEqual([2, 3]);
  await sandbox.control.reset(again);
  expect(await (await openSmallSandbox({ store, settings: {} })).control.journal()).toEqual([]);
});
