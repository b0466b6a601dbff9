import { beforeEach, expect, it, vi } from 'vitest';
import { storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import { addNote, checkDelaysMs, readNotes } from '#src/api/orders/ledger.ts';
import { scriptedBank } from '#src/api/store/bank.fixture.ts';
import { sessionEnded } from '#src/api/store/session.slice.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { keepRef } from './payment-note.ts';
import { done, draftId, payoutCalls, stateAnswer } from './payments.fixture.ts';
import { selectUnresolved } from './unresolved.slice.ts';
import { watchUnresolved } from './watch-unresolved.ts';

const { state } = payoutCalls;
const now = '2026-03-02T14:05:00.000Z' as Instant;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

async function open(...answers: (() => Response)[]) {
  const bank = scriptedBank({ [state]: answers });
  const { store } = await signedInStore(bank.fetch);
  const times = () => bank.calls().filter((call) => call === state).length;
  const known = (at: Instant) => selectUnresolved(store.getState() as never)[at];
  return { store, times, known };
}

function left(): Instant {
  const at = addNote({ at: now, kind: 'payout' });
  keepRef({ kind: 'payout', id: draftId, at });
  return at;
}

it('checks at once, then at growing intervals, and says when', async () => {
  const { store, times, known } = await open(stateAnswer('INITIATED'));
  const at = left();
  const watch = store.dispatch(watchUnresolved(noChannel));
  await vi.advanceTimersByTimeAsync(0);
  expect(times()).toBe(1);
  expect(known(at)).toMatchObject({ progress: 'waiting', nextCheckAt: expect.any(String) });
  for (const [index, delayMs] of checkDelaysMs.entries()) {
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(times()).toBe(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(times()).toBe(index + 2);
  }
  await vi.advanceTimersByTimeAsync(300_000);
  expect(times()).toBe(checkDelaysMs.length + 2);
  watch.stop();
});

it('waits as long as a limiter asks it to', async () => {
  const limited = () => new Response('', { status: 429, headers: { 'retry-after': '60' } });
  const { store, times } = await open(limited, stateAnswer('INITIATED'));
  left();
  const watch = store.dispatch(watchUnresolved(noChannel));
  await vi.advanceTimersByTimeAsync(0);
  expect(times()).toBe(1);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(times()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times()).toBe(2);
  watch.stop();
});

it('asks no more once it is known', async () => {
  const { store, times } = await open(stateAnswer('INITIATED'), stateAnswer('COMPLETED'));
  const at = left();
  const watch = store.dispatch(watchUnresolved(noChannel));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([times(), readNotes()]).toEqual([2, [{ at, kind: 'payout', before: 0, result: 'paid' }]]);
  watch.stop();
});

it('checks when the customer asks, and replans from there', async () => {
  const { store, times } = await open(stateAnswer('INITIATED'));
  const at = left();
  const watch = store.dispatch(watchUnresolved(noChannel));
  await vi.advanceTimersByTimeAsync(5_000);
  watch.checkNow(at);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(times()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(times()).toBe(3);
  watch.stop();
});

it('asks no more once it has stopped, or the session is over', async () => {
  const { store, times } = await open(stateAnswer('INITIATED'));
  left();
  store.dispatch(watchUnresolved(noChannel)).stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times()).toBe(0);
  const watch = store.dispatch(watchUnresolved(noChannel));
  store.dispatch(sessionEnded({ reason: 'idle' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times()).toBe(0);
  watch.stop();
});

it('learns of another tab’s payment there, and has it asked for there', async () => {
  const channel = channels();
  const payoutDetails = { statusType: 'INITIATED', amount: { currency: 'GBP', amount: 5 } };
  const owner = await open(() => done({ payoutDetails }), stateAnswer('INITIATED'), stateAnswer('COMPLETED'));
  const other = await open();
  const at = left();
  const watch = owner.store.dispatch(watchUnresolved(channel));
  await vi.advanceTimersByTimeAsync(0);
  // The other tab sees the note, but no token.
  const refs = tabStorage.getItem(storedKeys.unresolvedPaymentRefs) ?? '';
  tabStorage.removeItem(storedKeys.unresolvedPaymentRefs);
  const there = other.store.dispatch(watchUnresolved(channel));
  tabStorage.setItem(storedKeys.unresolvedPaymentRefs, refs);
  expect(owner.times()).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  tabStorage.removeItem(storedKeys.unresolvedPaymentRefs);
  channel.replay();
  expect(other.known(at)).toMatchObject({ details: { amount: money(5_00, 'GBP') }, progress: 'waiting' });
  expect(channel.said()).not.toContain(draftId);
  there.stop();
  tabStorage.setItem(storedKeys.unresolvedPaymentRefs, refs);
  watch.stop();
});

it('tells other tabs the outcome of a payment, but not its token', async () => {
  const channel = channels();
  const { store, known } = await open(stateAnswer('COMPLETED'));
  const at = left();
  const watch = store.dispatch(watchUnresolved(channel));
  await vi.advanceTimersByTimeAsync(0);
  expect(known(at)?.ref).toEqual({ kind: 'payout', id: draftId, at });
  expect(channel.said()).toContain('"outcome":"paid"');
  expect(channel.said()).not.toContain(draftId);
  watch.stop();
});

it('tells nothing to a tab of another session', async () => {
  const channel = channels();
  const { store, known } = await open();
  const at = addNote({ at: now, kind: 'payout' });
  const watch = store.dispatch(watchUnresolved(channel));
  channel.say({ say: 'tell', session: 'another', at, payment: { details: {}, progress: 'waiting', checks: 1 } });
  expect(known(at)).toBeUndefined();
  watch.stop();
});

const noChannel = () => undefined;

/** All tabs of a test share one page, so messages arrive at once, and again when replayed. */
function channels() {
  const tabs: { hear: (event: MessageEvent) => void }[] = [];
  const messages: { from: unknown; data: unknown }[] = [];
  const open = () => {
    const tab = { hear: (_event: MessageEvent) => {} };
    tabs.push(tab);
    const send = (data: unknown) => {
      messages.push({ from: tab, data });
      for (const other of tabs) if (other !== tab) other.hear({ data } as MessageEvent);
    };
    return {
      postMessage: send,
      close: () => {},
      addEventListener: (_type: string, hear: unknown) => {
        tab.hear = hear as typeof tab.hear;
      },
    };
  };
  return Object.assign(open as never as () => BroadcastChannel, {
    said: () => JSON.stringify(messages.map(({ data }) => data)),
    say: (data: unknown) => {
      for (const tab of tabs) tab.hear({ data } as MessageEvent);
    },
    replay: () => {
      for (const { from, data } of [...messages])
        for (const tab of tabs) if (tab !== from) tab.hear({ data } as MessageEvent);
    },
  });
}
