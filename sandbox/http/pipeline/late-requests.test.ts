import { describe, expect, it } from 'vitest';
import { payees, payerPersonas } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { instructions, nellPaying, paymentActions } from '#sandbox/control/paying.fixture.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import type { HandAnswer, ManualSession } from '#sandbox/walk/session-by-hand.ts';

const idOf = ({ body }: HandAnswer) => (body as { paymentId: string }).paymentId;
const later = { type: 'NONREC', frequency: '10', startDate: '2026-03-16', endDate: null } as const;

const untouched = [50_000, 50_000];
const paid = [49_874.5, 49_874.5];
const soon = 'late=5';

/** Nell with a verified payment, and a bank that confirms late from now on. */
async function lateConfirmation(kind = soon, ordered: Parameters<ReturnType<typeof paymentActions>['order']>[0] = {}) {
  const store = createMemoryJournalStore();
  const { sandbox, hand, desk } = await nellPaying({ store });
  const order = await desk.order(ordered);
  const id = idOf(await desk.post(order));
  await sandbox.control.addFault({ operationId: 'confirmPayment', kind });
  return { sandbox, hand, desk, order, id, store };
}

const wait = ({ control }: Sandbox, duration: string) => control.advanceClock(duration);
const freshNonce = (hand: ManualSession) => hand.call('POST', '/v1/session/nonce');
const statusOf = async (desk: ReturnType<typeof paymentActions>, id: string) =>
  ((await desk.get(id)).body as { payoutDetails: { statusType: string } }).payoutDetails.statusType;

async function callsOf({ control }: Sandbox, operationId: string) {
  const calls = (await control.journal()).filter((entry) => entry.kind === 'request');
  return calls.filter((call) => call.operationId === operationId);
}

describe('a payment that is confirmed late', () => {
  it('moves money once, at its instant, and the journal has both entries', async () => {
    const { sandbox, hand, desk, order, id } = await lateConfirmation();
    expect(await desk.put(id, order)).toMatchObject({ status: 0, body: undefined });
    await sandbox.control.clearFaults();
    await freshNonce(hand);
    await wait(sandbox, 'PT4S');
    expect([await statusOf(desk, id), await desk.money()]).toEqual(['INITIATED', untouched]);
    expect(await sandbox.control.due()).toMatchObject({
      due: expect.arrayContaining([expect.objectContaining({ kind: 'request.late', at: '2026-03-02T10:00:05.000Z' })]),
    });
    await wait(sandbox, 'PT1S');
    const [asked, done] = await callsOf(sandbox, 'confirmPayment');
    expect(asked).toMatchObject({
      rule: 'fault.late=5',
      status: 0,
      answer: null,
      doneAt: '2026-03-02T10:00:05.000Z',
      contract: 'planned-fault',
    });
    expect(done).toMatchObject({ rule: 'payments.booked-at-once', at: '2026-03-02T10:00:05.000Z', lateOf: asked?.n });
    expect([await statusOf(desk, id), await desk.money()]).toEqual(['COMPLETED', paid]);
    await wait(sandbox, 'PT1H');
    expect(await sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
  });

  it('spends its nonce and is paid once even when confirmed again meanwhile', async () => {
    const { sandbox, hand, desk, order, id } = await lateConfirmation('late=5');
    await desk.put(id, order);
    await sandbox.control.clearFaults();
    await freshNonce(hand);
    expect(await desk.put(id, order)).toMatchObject({ status: 200 });
    expect(await desk.money()).toEqual(paid);
    await wait(sandbox, 'PT5S');
    const rules = (await callsOf(sandbox, 'confirmPayment')).map(({ rule }) => rule);
    expect(rules).toEqual(['fault.late=5', 'payments.booked-at-once', 'payments.confirmed-before']);
    await freshNonce(hand);
    expect(await desk.money()).toEqual(paid);
  });

  it.each([
    ['has logged off', (hand: ManualSession) => hand.call('DELETE', '/v1/session')],
    ['has signed in again', (hand: ManualSession) => hand.signIn('nell', smallPassword)],
    [
      'has signed in again and verified another payment',
      async (hand: ManualSession) => {
        await hand.signIn('nell', smallPassword);
        await paymentActions(hand).post(await paymentActions(hand).order({ amount: 7 }));
      },
    ],
  ])('is made even when its customer %s meanwhile', async (_, meanwhile) => {
    const { sandbox, hand, desk, order, id } = await lateConfirmation();
    await desk.put(id, order);
    await sandbox.control.clearFaults();
    await freshNonce(hand);
    await meanwhile(hand);
    await wait(sandbox, 'PT5S');
    await hand.signIn('nell', smallPassword);
    expect(await paymentActions(hand).money()).toEqual(paid);
    expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
  });

  it('is made even when its session has expired', async () => {
    const { sandbox, hand, desk, order, id } = await lateConfirmation('late=3600');
    await desk.put(id, order);
    await wait(sandbox, 'PT59M59S');
    await sandbox.control.clearFaults();
    await hand.signIn('nell', smallPassword);
    expect(await paymentActions(hand).money()).toEqual(untouched);
    await wait(sandbox, 'PT1S');
    expect(await paymentActions(hand).money()).toEqual(paid);
  });

  it('is decided on the funds at that instant', async () => {
    const { sandbox, hand, desk, order, id } = await lateConfirmation('late=5', { amount: 20_000 });
    const other = await desk.order({ amount: 24_999.99 });
    const second = await desk.order({ amount: 20_000 });
    const [otherId, secondId] = [idOf(await desk.post(other)), idOf(await desk.post(second))];
    await desk.put(id, order);
    await sandbox.control.clearFaults();
    await freshNonce(hand);
    await desk.put(otherId, other);
    await desk.put(secondId, second);
    await wait(sandbox, 'PT5S');
    expect((await callsOf(sandbox, 'confirmPayment')).at(-1)).toMatchObject({ rule: 'payments.not-enough-funds' });
    expect([await statusOf(desk, id), await desk.money()]).toEqual(['INITIATED', [5_000.01, 5_000.01]]);
  });

  it('is void when the cut-off has passed by then', async () => {
    const { sandbox, hand } = await lateConfirmation('late=600');
    await sandbox.control.setClock('2026-03-02T16:55');
    await hand.signIn('nell', smallPassword);
    const again = paymentActions(hand);
    const ordered = await again.order();
    const mine = idOf(await again.post(ordered));
    await again.put(mine, ordered);
    await wait(sandbox, 'PT10M');
    expect((await callsOf(sandbox, 'confirmPayment')).at(-1)).toMatchObject({ rule: 'payments.cut-off-passed' });
    await sandbox.control.clearFaults();
    await hand.signIn('nell', smallPassword);
    expect(await paymentActions(hand).money()).toEqual(untouched);
  });

  it('is dropped by a reset', async () => {
    const { sandbox, desk, order, id } = await lateConfirmation();
    await desk.put(id, order);
    await sandbox.control.reset('clock:2026-03-02T10:00;freeze:yes');
    expect(await sandbox.control.due()).not.toMatchObject({
      due: expect.arrayContaining([expect.objectContaining({ kind: 'request.late' })]),
    });
    await wait(sandbox, 'PT1M');
    expect(await callsOf(sandbox, 'confirmPayment')).toEqual([]);
  });

  it.each(['before', 'after'])('reaches the same bank when reopened %s its instant', async (when) => {
    const { sandbox, hand, desk, order, id, store } = await lateConfirmation();
    await desk.put(id, order);
    if (when === 'after') {
      await wait(sandbox, 'PT5S');
      await freshNonce(hand);
    }
    const reopened = await openSmallSandbox({ personas: payerPersonas, jobKinds: {}, store, settings: {} });
    expect(await reopened.control.state()).toEqual(await sandbox.control.state());
    const banks = [sandbox, reopened];
    for (const each of banks) await wait(each, 'PT10S');
    const [state, again] = await Promise.all(banks.map((each) => each.control.state()));
    expect(again).toEqual(state);
    const seen = await Promise.all(banks.map((each) => callsOf(each, 'confirmPayment')));
    expect(seen[0]?.map(({ rule }) => rule)).toEqual(['fault.late=5', 'payments.booked-at-once']);
    // What was recorded before a reload is kept with it.
    expect(seen[1]?.map(({ rule }) => rule)).toEqual(seen[0]?.map(({ rule }) => rule));
  });
});

describe('late processing and the checks before it', () => {
  it('ignores a call that is asked for a code, and delays the one that brings it', async () => {
    const { sandbox, hand, desk, order, id } = await lateConfirmation(soon, { amount: 30_000 });
    await sandbox.control.clearFaults();
    await sandbox.control.addFault({ operationId: 'confirmPayment', kind: soon, only: 1 });
    const challenge = await desk.put(id, order);
    const { referenceNo } = JSON.parse(challenge.headers.get('x-challenge') ?? 'null') as { referenceNo: string };
    expect(challenge.status).toBe(417);
    const seen = await sandbox.control.phone('nell');
    const otp = ('messages' in seen && seen.messages[0]?.code) || '';
    const wrong = { authType: 'OTP', otp: otp === '111111' ? '222222' : '111111', referenceNo } as const;
    expect((await desk.put(id, order, { answer: wrong })).status).toBe(417);
    expect(await desk.put(id, order, { answer: { authType: 'OTP', otp, referenceNo } })).toMatchObject({ status: 0 });
    await freshNonce(hand);
    expect(await desk.money()).toEqual(untouched);
    await wait(sandbox, 'PT5S');
    expect(await desk.money()).toEqual([20_000, 20_000]);
    const rules = (await callsOf(sandbox, 'confirmPayment')).map(({ rule }) => rule);
    expect(rules).toEqual(['challenge.sends-code', 'challenge.wrong-code', 'fault.late=5', 'payments.booked-at-once']);
    // Used up: the next is answered.
    expect(await desk.put(id, order)).toMatchObject({ status: 200 });
  });

  it('refuses at once what a gateway refuses', async () => {
    const { sandbox, hand, desk, order, id } = await lateConfirmation();
    expect(await hand.call('PUT', `/cz/v1/payments/payouts/external/${id}?sortCode=601122`)).toMatchObject({
      status: 400,
    });
    const used = { json: { ...order, stage: 1 }, headers: { 'x-nonce': 'used-long-ago' } };
    expect(await hand.call('PUT', `/cz/v1/payments/payouts/external/${id}?sortCode=601122`, used)).toMatchObject({
      status: 403,
    });
    expect(await sandbox.control.due()).not.toMatchObject({
      due: expect.arrayContaining([expect.objectContaining({ kind: 'request.late' })]),
    });
    await wait(sandbox, 'PT5S');
    await freshNonce(hand);
    expect(await desk.money()).toEqual(untouched);
  });
});

it('sets up an instruction late, once', async () => {
  const { sandbox, hand, desk } = await nellPaying();
  const order = { ...(await desk.order({ later: true })), ...later };
  const { body } = await desk.post(order, instructions);
  const { instructionId: id } = body as { instructionId: string };
  await sandbox.control.addFault({ operationId: 'confirmInstruction', kind: soon, only: 1 });
  await desk.put(id, order, { path: instructions });
  await freshNonce(hand);
  expect((await desk.get(id, instructions)).body).toMatchObject({ payoutDetails: { statusType: 'INITIATED' } });
  await wait(sandbox, 'PT5S');
  expect((await desk.get(id, instructions)).body).toMatchObject({ payoutDetails: { statusType: 'ACTIVE' } });
  expect((await callsOf(sandbox, 'confirmInstruction')).at(-1)?.rule).toBe('instructions.set-up');
  await sandbox.control.setClock('2026-03-17T10:00');
  await hand.signIn('nell', smallPassword);
  expect(await paymentActions(hand).money()).toEqual(paid);
});

it.each(['createNonce', 'signIn', 'listAccounts', 'endSession', 'createPayment'])(
  'any call may be late: %s breaks nothing',
  async (operationId) => {
    const { sandbox, hand, desk } = await nellPaying();
    const order = await desk.order({ to: payees.neighbour });
    await sandbox.control.addFault({ operationId, kind: soon });
    await hand.signIn('nell', smallPassword);
    await hand.call('GET', '/v1/accounts');
    await desk.post(order);
    await hand.call('DELETE', '/v1/session');
    await wait(sandbox, 'PT1M');
    expect(await sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
    const late = (await callsOf(sandbox, operationId)).filter(({ lateOf }) => lateOf !== undefined);
    expect(late.every(({ rule }) => rule !== 'bug')).toBe(true);
    const journal = await sandbox.control.journal();
    expect(journal.flatMap(({ breaches }) => breaches).filter(({ rule }) => rule === 'due-job')).toEqual([]);
  },
);
