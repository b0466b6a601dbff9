import { describe, expect, it } from 'vitest';
import { payees, payerPersonas } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { nellPaying, paymentActions } from '#sandbox/control/paying.fixture.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { createSessionByHand, type HandAnswer, type ManualSession } from '#sandbox/walk/session-by-hand.ts';

const idOf = ({ body }: HandAnswer) => (body as { paymentId: string }).paymentId;

const untouched = [50_000, 50_000];
const paid = [49_874.5, 49_874.5];

/** Another tab in the session of the first. */
async function otherTab(sandbox: Sandbox, { sessionId }: ManualSession) {
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  hand.use(sessionId);
  await hand.call('POST', '/v1/session/nonce');
  return paymentActions(hand);
}

describe('confirmed again', () => {
  it('gives the same answer and pays once, in another tab too', async () => {
    const { sandbox, hand, desk } = await nellPaying();
    const order = await desk.order();
    const id = idOf(await desk.post(order));
    const other = await otherTab(sandbox, hand);
    const answers = [await desk.put(id, order), await desk.put(id, order), await other.put(id, order)];
    const seen = answers.map(({ status, body }) => {
      const { contextID: _, ...how } = (body as { status: Record<string, unknown> }).status;
      return { status, body: { ...(body as object), status: how } };
    });
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
    expect(answers[0]?.status).toBe(200);
    expect(await desk.money()).toEqual(paid);
  });

  it('pays once from two tabs at the same moment', async () => {
    const { sandbox, hand, desk } = await nellPaying();
    const order = await desk.order();
    const id = idOf(await desk.post(order));
    const other = await otherTab(sandbox, hand);
    const answers = await Promise.all([desk.put(id, order), other.put(id, order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await desk.money()).toEqual(paid);
  });

  it('reports the payment after a lost answer, and pays nothing more', async () => {
    const { sandbox, hand, desk } = await nellPaying();
    const order = await desk.order();
    const id = idOf(await desk.post(order));
    await sandbox.control.addFault({ operationId: 'confirmPayment', kind: 'lost-answer', only: 1 });
    expect((await desk.put(id, order)).body).toBeUndefined();
    await hand.call('POST', '/v1/session/nonce');
    expect(await desk.get(id)).toMatchObject({ body: { payoutDetails: { statusType: 'COMPLETED' } } });
    expect(await desk.put(id, order)).toMatchObject({ status: 200, body: { externalReferenceId: 'FP26061000001' } });
    expect(await desk.money()).toEqual(paid);
  });

  it('pays nothing more after a reload of the bank', async () => {
    const store = createMemoryJournalStore();
    const { sandbox, hand, desk } = await nellPaying({ store });
    const order = await desk.order({ to: payees.neighbour });
    const id = idOf(await desk.post(order));
    await desk.put(id, order, { sortCode: '609303' });
    const reopened = await openSmallSandbox({ personas: payerPersonas, jobKinds: {}, store, settings: {} });
    expect(await reopened.control.state()).toEqual(await sandbox.control.state());
    const again = createSessionByHand((request) => reopened.fetch(request));
    again.use(hand.sessionId);
    await again.call('POST', '/v1/session/nonce');
    expect(await paymentActions(again).put(id, order, { sortCode: '609303' })).toMatchObject({ status: 200 });
    expect(await paymentActions(again).money()).toEqual(paid);
  });
});

/** Newest first. */
async function messagesTo({ control }: Sandbox) {
  const seen = await control.phone('nell');
  if (!('messages' in seen)) throw new Error('Nell has a phone.');
  return seen.messages;
}

describe('a high-value payment to an existing payee', () => {
  async function asked() {
    const { sandbox, hand, desk } = await nellPaying();
    const order = await desk.order({ amount: 30_000 });
    const id = idOf(await desk.post(order));
    const challenge = await desk.put(id, order);
    const { referenceNo } = JSON.parse(challenge.headers.get('x-challenge') ?? 'null') as { referenceNo: string };
    const message = (await messagesTo(sandbox))[0];
    const answer = (otp: string) => desk.put(id, order, { answer: { authType: 'OTP', otp, referenceNo } });
    return { sandbox, hand, desk, order, id, challenge, message, answer };
  }

  it('is confirmed with a code, and the message names payee and amount', async () => {
    const { desk, challenge, message, answer } = await asked();
    expect(challenge.status).toBe(417);
    expect(message?.text).toContain('to pay Ashdown Feed & Forage £30,000.00');
    expect(await desk.money()).toEqual(untouched);
    expect((await answer(message?.code === '111111' ? '222222' : '111111')).status).toBe(417);
    expect(await desk.money()).toEqual(untouched);
    expect((await answer(message?.code ?? '')).status).toBe(200);
    expect(await desk.money()).toEqual([20_000, 20_000]);
  });

  it('confirmed again, with or without the code, needs no code and pays nothing more', async () => {
    const { desk, order, id, message, answer } = await asked();
    await answer(message?.code ?? '');
    expect((await answer(message?.code ?? '')).status).toBe(200);
    expect((await desk.put(id, order)).status).toBe(200);
    expect(await desk.money()).toEqual([20_000, 20_000]);
  });

  it('is not confirmed by the code of another payment', async () => {
    const { desk, message, challenge } = await asked();
    const { referenceNo } = JSON.parse(challenge.headers.get('x-challenge') ?? 'null') as { referenceNo: string };
    const order = await desk.order({ amount: 30_000, to: payees.neighbour });
    const id = idOf(await desk.post(order));
    const answer = { authType: 'OTP', otp: message?.code ?? '', referenceNo } as const;
    expect((await desk.put(id, order, { sortCode: '609303', answer })).status).toBe(417);
    expect(await desk.money()).toEqual(untouched);
  });
});
