import { afterEach, expect, it, vi } from 'vitest';
import { signedInStore } from '#src/app/store.fixture.ts';
import { good, refused, scriptedBank } from './bank.fixture.ts';
import { storedKeys, tabStorage } from './page-storage.ts';
import {
  draftAnswer,
  draftId,
  heldAnswer,
  instructions,
  order,
  paidAnswer,
  payoutCalls,
  stateAnswer,
} from './payments.fixture.ts';
import { keepUnderWay } from './payments-under-way.ts';
import { createPaymentRun } from './submit-payment.ts';
import { readUnsettled, settleUnsettled } from './unsettled-payment.ts';

const { create, state, confirm } = payoutCalls;
const { signal } = new AbortController();
const payout = { kind: 'payout', id: draftId } as const;
const told = { referenceNumber: 'PB2606100041', valueDate: '2026-03-02' };

afterEach(() => {
  tabStorage.removeItem(storedKeys.paymentUnderWay);
});

async function open(script: Parameters<typeof scriptedBank>[0] = {}) {
  const bank = scriptedBank({
    [create]: draftAnswer,
    'GET /v1/session/nonce': () => good({}, { 'x-nonce': crypto.randomUUID() }),
    ...script,
  });
  return { bank, store: (await signedInStore(bank.fetch)).store };
}

it('asks nobody where there is none', async () => {
  const { bank, store } = await open();
  expect(readUnsettled()).toBeUndefined();
  expect(await store.dispatch(settleUnsettled(signal))).toBeUndefined();
  expect(bank.calls()).toEqual([]);
});

it.each([
  ['COMPLETED', { outcome: 'paid', ...told }],
  ['UNDER_PROCESSING', { outcome: 'timed-out', ...told }],
  ['PENDING_APPROVAL', { outcome: 'needs-authoriser', ...told }],
  ['INITIATED', { outcome: 'not-made' }],
  ['FAILED', { outcome: 'not-made' }],
])('tells what became of a payment whose page went away: %s', async (statusType, outcome) => {
  const { bank, store } = await open({ [state]: stateAnswer(statusType) });
  keepUnderWay(payout);
  expect(readUnsettled()).toEqual(payout);
  expect(await store.dispatch(settleUnsettled(signal))).toEqual(outcome);
  expect([readUnsettled(), bank.calls()]).toEqual([undefined, ['POST /v1/session/nonce', state]]);
});

it('tells the same of an instruction', async () => {
  const { store } = await open({ [`GET ${instructions}/B7E0`]: stateAnswer('ACTIVE') });
  keepUnderWay({ kind: 'instruction', id: 'B7E0' });
  expect(await store.dispatch(settleUnsettled(signal))).toMatchObject({ outcome: 'scheduled' });
});

it('says that the bank no longer knows it, and does not ask again', async () => {
  const { store } = await open({ [state]: () => refused(404, 'DIGX_CZ_PAYMENT_01') });
  keepUnderWay(payout);
  expect(await store.dispatch(settleUnsettled(signal))).toEqual({ outcome: 'not-found' });
  expect(readUnsettled()).toBeUndefined();
});

it.each([
  ['a refusal', () => refused(500, 'X1'), { code: 'X1' }],
  ['a state that nobody understands', stateAnswer('HALFWAY'), { fault: 'unreadable' }],
])('does not know after %s, and asks again the next time', async (_name, answer, error) => {
  const { store } = await open({ [state]: [answer, stateAnswer('COMPLETED')] });
  keepUnderWay(payout);
  const first = await store.dispatch(settleUnsettled(signal));
  expect(first).toMatchObject({ outcome: 'unknown', error });
  expect(first).toHaveProperty('error.message', expect.stringContaining('check your transactions'));
  expect(readUnsettled()).toEqual(payout);
  expect(await store.dispatch(settleUnsettled(signal))).toMatchObject({ outcome: 'paid' });
});

it('waits for a payment that this very page is confirming', async () => {
  const held = heldAnswer();
  const { bank, store } = await open({ [confirm]: () => held.promise });
  const run = store.dispatch(createPaymentRun(order()));
  await run.verify();
  const confirming = run.confirm();
  await vi.waitFor(() => expect(bank.calls()).toContain(confirm));
  const settling = store.dispatch(settleUnsettled(signal));
  held.give(paidAnswer());
  expect(await settling).toEqual(await confirming);
  expect(bank.calls()).not.toContain(state);
});

it('keeps it where nobody hears of it any more', async () => {
  const leaving = new AbortController();
  const { store } = await open({
    [state]: () => {
      leaving.abort();
      return stateAnswer('COMPLETED')();
    },
  });
  keepUnderWay(payout);
  await store.dispatch(settleUnsettled(leaving.signal));
  expect(readUnsettled()).toEqual(payout);
  expect(await store.dispatch(settleUnsettled(signal))).toMatchObject({ outcome: 'paid' });
});

it('tells of several one after the other, the newest first', async () => {
  const { store } = await open({
    [state]: stateAnswer('INITIATED'),
    [state.replace(draftId, 'B7E0')]: stateAnswer('COMPLETED'),
  });
  keepUnderWay(payout);
  keepUnderWay({ kind: 'payout', id: 'B7E0' });
  const outcomes = [];
  while (readUnsettled() !== undefined) outcomes.push((await store.dispatch(settleUnsettled(signal)))?.outcome);
  expect(outcomes).toEqual(['paid', 'not-made']);
});
