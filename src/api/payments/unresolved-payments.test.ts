import { expect, it } from 'vitest';
import { addNote, readNotes } from '#src/api/orders/ledger.ts';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { sessionEnded } from '#src/api/store/session.slice.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PayeeId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { dropRef, keepRef, readRefs } from './payment-note.ts';
import { createPaymentRun } from './payment-run.ts';
import {
  done,
  draftAnswer,
  draftId,
  heldAnswer,
  instructions,
  order,
  paidAnswer,
  payoutCalls,
  stateAnswer,
} from './payments.fixture.ts';
import { selectUnresolved } from './unresolved.slice.ts';
import { checkUnresolved, unresolvedDismissed, unresolvedTo } from './unresolved-payments.ts';

const { create, state, confirm } = payoutCalls;
const now = '2026-03-02T14:05:00.000Z' as Instant;
const told = { referenceNumber: 'PB2606100041', valueDate: '2026-03-02' };

async function open(script: Parameters<typeof scriptedBank>[0] = {}) {
  const bank = scriptedBank({
    [create]: draftAnswer,
    'GET /v1/session/nonce': () => good({}, { 'x-nonce': crypto.randomUUID() }),
    ...script,
  });
  const { store } = await signedInStore(bank.fetch);
  const known = (at: Instant) => selectUnresolved(store.getState() as never)[at];
  return { bank, store, known };
}

/** As after a reload. */
function left(kind: 'payout' | 'instruction' = 'payout', id = draftId): Instant {
  const at = addNote({ at: now, kind: 'payout' });
  keepRef({ kind, id, at });
  return at;
}

it.each([
  ['COMPLETED', { outcome: 'paid', ...told }],
  ['PENDING_APPROVAL', { outcome: 'needs-authoriser', ...told }],
  ['EXPIRED', { outcome: 'authorisation-expired', ...told }],
  ['REJECTED', { outcome: 'authorisation-declined', ...told }],
  ['FAILED', { outcome: 'not-made' }],
])('learns what became of a payment whose page went away: %s', async (statusType, outcome) => {
  const { bank, store, known } = await open({ [state]: stateAnswer(statusType) });
  const at = left();
  await store.dispatch(checkUnresolved(at));
  // The reference allows the receipt to be read again, though the browser stores none of it.
  expect(known(at)).toMatchObject({ outcome, ref: { kind: 'payout', id: draftId, at } });
  expect([readRefs(), readNotes()]).toEqual([[], [{ at, kind: 'payout', before: 0, result: outcome.outcome }]]);
  expect(bank.calls()).toEqual(['POST /v1/session/nonce', state]);
});

it('resolves an instruction in the same way', async () => {
  const { store, known } = await open({ [`GET ${instructions}/B7E0`]: stateAnswer('ACTIVE') });
  const at = left('instruction', 'B7E0');
  await store.dispatch(checkUnresolved(at));
  expect(known(at)).toMatchObject({ outcome: { outcome: 'scheduled' } });
});

it.each([
  ['that it was initiated', stateAnswer('INITIATED')],
  ['that it is still working on it', stateAnswer('UNDER_PROCESSING')],
  ['a state that nobody understands', stateAnswer('HALFWAY')],
  ['nothing', () => refused(500, 'X1')],
])('knows no more where the bank says %s, and keeps it', async (_name, answer) => {
  const { store, known } = await open({ [state]: [answer, answer, stateAnswer('COMPLETED')] });
  const at = left();
  await store.dispatch(checkUnresolved(at));
  await store.dispatch(checkUnresolved(at));
  expect(known(at)).toMatchObject({ progress: 'waiting', checks: 2 });
  expect([readRefs().length, readNotes()]).toEqual([1, [{ at, kind: 'payout', before: 0 }]]);
  await store.dispatch(checkUnresolved(at));
  expect(known(at)).toMatchObject({ outcome: { outcome: 'paid' } });
});

it('learns payee and amount from the bank', async () => {
  const payoutDetails = {
    statusType: 'INITIATED',
    to: { groupId: '5D0C', payeeId: 'E813' },
    amount: { currency: 'GBP', amount: 12.5 },
  };
  const { store, known } = await open({ [state]: () => done({ payoutDetails }) });
  const at = left();
  await store.dispatch(checkUnresolved(at));
  expect(known(at)?.details).toEqual({ to: 'E813', amount: money(12_50, 'GBP') });
});

it('says that the bank no longer knows it, does not ask again, and keeps the note for the customer', async () => {
  const { bank, store, known } = await open({ [state]: () => refused(404, 'DIGX_CZ_PAYMENT_01') });
  const at = left();
  await store.dispatch(checkUnresolved(at));
  await store.dispatch(checkUnresolved(at));
  expect(known(at)).toMatchObject({ outcome: { outcome: 'not-found' } });
  expect([readRefs(), readNotes()]).toEqual([[], [{ at, kind: 'payout', before: 0 }]]);
  expect(bank.calls().filter((call) => call === state)).toHaveLength(1);
});

it('warns before another order while the bank no longer knows the last one, until the customer has read that', async () => {
  const { store } = await open({ [state]: () => refused(404, 'DIGX_CZ_PAYMENT_01') });
  const at = left();
  await store.dispatch(checkUnresolved(at));
  expect(store.dispatch(unresolvedTo(asId<PayeeId>('E813')))).toMatchObject([{ at }]);
  store.dispatch(unresolvedDismissed(at));
  expect(store.dispatch(unresolvedTo(asId<PayeeId>('E813')))).toEqual([]);
});

it('asks once for concurrent checks', async () => {
  const held = heldAnswer();
  const { bank, store } = await open({ [state]: () => held.promise });
  const at = left();
  const checks = [store.dispatch(checkUnresolved(at)), store.dispatch(checkUnresolved(at))];
  held.give(stateAnswer('COMPLETED')());
  await Promise.all(checks);
  expect(bank.calls().filter((call) => call === state)).toHaveLength(1);
});

it('does not check a payment this page is confirming', async () => {
  const held = heldAnswer();
  const { bank, store } = await open({ [confirm]: () => held.promise });
  const run = store.dispatch(createPaymentRun(order()));
  await run.verify();
  const confirming = run.confirm();
  await soon(() => expect(bank.calls()).toContain(confirm));
  await store.dispatch(checkUnresolved(readNotes()[0]?.at ?? now));
  held.give(paidAnswer());
  await confirming;
  expect(bank.calls()).not.toContain(state);
});

it('ignores an answer after the session', async () => {
  const held = heldAnswer();
  const { bank, store, known } = await open({ [state]: () => held.promise });
  const at = left();
  const check = store.dispatch(checkUnresolved(at));
  await soon(() => expect(bank.calls()).toContain(state));
  store.dispatch(sessionEnded({ reason: 'logged-off' }));
  dropRef(at);
  held.give(stateAnswer('COMPLETED')());
  await check;
  expect([known(at), readNotes()]).toEqual([undefined, [{ at, kind: 'payout', before: 0 }]]);
});

it('forgets what the customer has seen, and remembers what this tab can still look up', async () => {
  const { store, known } = await open({ [state]: [stateAnswer('INITIATED'), stateAnswer('COMPLETED')] });
  const at = left();
  await store.dispatch(checkUnresolved(at));
  store.dispatch(unresolvedDismissed(at));
  expect([readNotes(), readRefs().length, known(at)?.checks]).toEqual([[], 1, 1]);
  await store.dispatch(checkUnresolved(at));
  store.dispatch(unresolvedDismissed(at));
  expect([readRefs(), known(at)]).toEqual([[], undefined]);
});
