import { describe, expect, it, vi } from 'vitest';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { challenged } from '#src/api/challenge/challenge.fixture.ts';
import { challengeAnswered, challengeLeft } from '#src/api/challenge/challenge-actions.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { addNote, readNotes } from '#src/api/orders/ledger.ts';
import { accountsAnswer } from '#src/api/store/answers.fixture.ts';
import { good, json, refused, scriptedBank, testConfig } from '#src/api/store/bank.fixture.ts';
import { selectChallenge } from '#src/api/store/challenge.slice.ts';
import { sessionEnded } from '#src/api/store/session.slice.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { nonceRefusedCode } from '#src/api/wire/refusal-codes.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PayeeId } from '#src/kernel/ids.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import type { PaymentOrder } from './payment-order.ts';
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
  tomorrow,
} from './payments.fixture.ts';
import { unresolvedTo } from './unresolved-payments.ts';

type Script = Parameters<typeof scriptedBank>[0];

const { create, state, confirm } = payoutCalls;
const fetchNonce = 'GET /v1/session/nonce';
const fillNonces = 'POST /v1/session/nonce';
const approval = { code: 'DIGX_APPROVAL_REQUIRED', type: 'WARNING' };
const paid = { outcome: 'paid', referenceNumber: 'PB2606100041', valueDate: '2026-03-02' };

/** The connection breaks before any answer. */
const lost = () => {
  throw new TypeError('Failed to fetch');
};

const marked = new RegExp(`^payout:${draftId}@\\S+$`);

async function open(script: Script, given: Partial<PaymentOrder> = {}) {
  let issued = 0;
  const bank = scriptedBank({
    [create]: draftAnswer,
    [confirm]: paidAnswer,
    [fetchNonce]: () => good({}, { 'x-nonce': `fetched-${++issued}` }),
    ...script,
  });
  const { store } = await signedInStore(bank.fetch);
  const run = store.dispatch(createPaymentRun(order(given)));
  const times = (call: string) => bank.calls().filter((one) => one === call).length;
  const kept = () => tabStorage.getItem(storedKeys.unresolvedPaymentRefs);
  return { bank, store, run, times, kept };
}

/** Up to the confirmation, which is in flight. */
async function verified(script: Script, given: Partial<PaymentOrder> = {}) {
  const opened = await open(script, given);
  expect(await opened.run.verify()).toMatchObject({ status: 'verified' });
  return opened;
}

it('verifies and makes a payment, each with a freshly fetched nonce', async () => {
  const { bank, run, kept } = await open({});
  expect(await run.verify()).toEqual({ status: 'verified' });
  expect(await run.confirm()).toEqual(paid);
  expect(bank.calls()).toEqual([fetchNonce, create, fetchNonce, confirm]);
  const [, created, , made] = bank.asked;
  expect([created, made].map((one) => one?.headers.get('x-nonce'))).toEqual(['fetched-1', 'fetched-2']);
  expect([created, made].map((one) => (JSON.parse(one?.body ?? '') as { stage: number }).stage)).toEqual([0, 1]);
  expect(made?.url.search).toBe('?sortCode=601122&locale=en');
  expect(kept()).toBeNull();
});

it('verifies and sets up an instruction at its own URLs', async () => {
  const calls = { create: `POST ${instructions}`, confirm: `PUT ${instructions}/B7E0` };
  const { bank, run } = await open(
    {
      [calls.create]: () => done({ instructionId: 'B7E0' }),
      [calls.confirm]: () => done({ instructionId: 'B7E0', externalReferenceId: null, startDate: '2026-03-03' }),
    },
    { schedule: { kind: 'later', on: tomorrow } },
  );
  await run.verify();
  expect(await run.confirm()).toEqual({ ...paid, outcome: 'scheduled', valueDate: '2026-03-03' });
  expect(bank.calls()).toEqual([fetchNonce, calls.create, fetchNonce, calls.confirm]);
});

it('reads back a payment to a new payee before confirming it', async () => {
  const { bank, run } = await open({ [state]: stateAnswer('INITIATED') }, { isNewPayee: true });
  await run.verify();
  await run.confirm();
  expect(bank.calls().filter((call) => call !== fetchNonce && call !== fillNonces)).toEqual([create, state, confirm]);
});

it('does not confirm a payment that could not be read back, and drafts it only once', async () => {
  const script = { [state]: [() => refused(500, 'X1'), stateAnswer('INITIATED')] };
  const { run, times } = await open(script, { isNewPayee: true });
  expect(await run.verify()).toMatchObject({ status: 'refused', error: { code: 'X1' } });
  await expect(run.confirm()).rejects.toThrow('verified before it is confirmed');
  expect(await run.verify()).toEqual({ status: 'verified' });
  expect([times(create), times(confirm)]).toEqual([1, 0]);
});

it('passes on the bank’s message after the cut-off', async () => {
  const message = { code: 'DIGX_WW_017', detail: 'It will be made on 3 March.', type: 'WARNING' };
  const { run, times } = await open({ [create]: () => done({ paymentId: draftId }, { status: 201, message }) });
  const told = { status: 'verified', cutOffMessage: 'It will be made on 3 March.' };
  expect([await run.verify(), await run.verify()]).toEqual([told, told]);
  expect([times(create), times(confirm)]).toEqual([1, 0]);
});

it('sends each call once, however often the buttons are pressed', async () => {
  const { run, times } = await open({});
  await Promise.all([run.verify(), run.verify(), run.verify()]);
  const outcomes = await Promise.all([run.confirm(), run.confirm(), run.verify(), run.confirm()]);
  expect(outcomes).toEqual([paid, paid, { status: 'verified' }, paid]);
  expect(await run.confirm()).toEqual(paid);
  expect([times(create), times(confirm)]).toEqual([1, 1]);
});

it('sends nothing before it was verified', async () => {
  const { bank, run } = await open({});
  await expect(run.confirm()).rejects.toThrow('verified before it is confirmed');
  expect(bank.calls()).toEqual([]);
});

it('says why an order was refused, and may be verified again', async () => {
  const { run, times, kept } = await open({ [create]: [() => refused(400, 'DIGX_PY_0134'), draftAnswer] });
  expect(await run.verify()).toMatchObject({ status: 'refused', error: { code: 'DIGX_PY_0134' } });
  expect(await run.verify()).toEqual({ status: 'verified' });
  expect([times(create), kept()]).toEqual([2, null]);
});

it.each([
  ['nothing', () => new Response(null, { status: 502 }), { fault: 'bad_network_response', isUnsent: true }],
  ['a refusal', () => refused(500, 'X1'), { code: 'X1', isUnsent: true }],
  ['a broken connection', lost, { fault: 'bad_network_response', isUnsent: true }],
])('sends no confirmation where the nonce for it brings %s', async (_name, answer, error) => {
  const nonce = () => good({}, { 'x-nonce': 'first' });
  const { run, times, kept } = await verified({ [fetchNonce]: [nonce, answer] });
  expect(await run.confirm()).toMatchObject({ outcome: 'refused', error });
  expect([times(confirm), times(state), kept()]).toEqual([0, 0, null]);
});

it('ends the session where no nonce is returned, and nothing was sent', async () => {
  const nonce = () => good({}, { 'x-nonce': 'first' });
  const { run, store, times } = await verified({ [fetchNonce]: [nonce, () => good({})] });
  expect(await run.confirm()).toMatchObject({ outcome: 'refused', error: { kind: 'session-over' } });
  expect([times(confirm), store.getState().session]).toEqual([0, { status: 'ended', reason: 'missing-nonce' }]);
});

it.each([
  ['200', () => done({ paymentId: draftId }, { message: approval })],
  ['202', () => done({ paymentId: draftId }, { status: 202, message: approval })],
])('knows under a %s that somebody else must agree', async (_status, answer) => {
  const { run, kept } = await verified({ [confirm]: answer });
  expect(await run.confirm()).toEqual({ outcome: 'needs-authoriser', referenceNumber: 'PB2606100041' });
  expect(kept()).toBeNull();
});

it.each([
  ['at once', () => done({ paymentId: draftId, externalReferenceId: 'UNDER_PROCESSING' }), 0],
  ['when it is asked', lost, 1],
])('reports that the bank is still working on it %s, and keeps its note', async (_name, answer, asked) => {
  const { run, times, kept } = await verified({ [confirm]: answer, [state]: stateAnswer('UNDER_PROCESSING') });
  const timedOut = { outcome: 'timed-out', referenceNumber: 'PB2606100041' };
  expect(await run.confirm()).toMatchObject(timedOut);
  expect(await run.confirm()).toMatchObject(timedOut);
  expect([times(confirm), times(state), kept()]).toEqual([1, asked, expect.stringMatching(marked)]);
  expect(readNotes()).toEqual([{ at: run.noteAt(), kind: 'payout', before: 0 }]);
});

it.each([
  ['the bank is still working on', () => done({ paymentId: draftId, externalReferenceId: 'UNDER_PROCESSING' })],
  ['nobody knows the outcome of', lost],
])('warns before another order to the payee of a payment that %s', async (_name, answer) => {
  const { run, store, times } = await verified({ [confirm]: answer, [state]: stateAnswer('INITIATED') });
  await run.confirm();
  const at = run.noteAt();
  for (const schedule of [{ kind: 'now' }, { kind: 'later', on: tomorrow }] as const) {
    const next = store.dispatch(createPaymentRun(order({ schedule })));
    expect(await next.verify()).toMatchObject({ status: 'unresolved', payments: [{ at }] });
  }
  expect(times(create)).toBe(1);
});

it.each([
  ['names no payment', () => done({})],
  ['names another payment', () => done({ paymentId: 'B7E04D19A6C5832F' })],
  ['has no reference, as that to the draft', draftAnswer],
  ['awaits authorisation in the manner of older releases', () => json(400, { result: 'FAILURE', message: approval })],
])('asks the bank what became of it where the answer %s', async (_name, answer) => {
  const { run, times } = await verified({ [confirm]: answer, [state]: stateAnswer('PENDING_APPROVAL') });
  const waiting = { outcome: 'needs-authoriser', referenceNumber: 'PB2606100041', valueDate: '2026-03-02' };
  expect(await run.confirm()).toEqual(waiting);
  expect([times(confirm), times(state)]).toEqual([1, 1]);
});

it('does not know what became of it where the bank tells of another payment', async () => {
  const other = () => done({ payoutDetails: { paymentId: 'B7E04D19A6C5832F', statusType: 'COMPLETED' } });
  const { run } = await verified({ [confirm]: lost, [state]: other });
  expect(await run.confirm()).toMatchObject({ outcome: 'unknown' });
});

it('says why the bank would not make it, and may be confirmed again', async () => {
  const { run, times, kept } = await verified({ [confirm]: [() => refused(400, 'DIGX_FL_035'), paidAnswer] });
  expect(await run.confirm()).toMatchObject({ outcome: 'refused', error: { code: 'DIGX_FL_035' } });
  expect([times(state), kept()]).toEqual([0, null]);
  expect(await run.confirm()).toEqual(paid);
  expect(times(confirm)).toBe(2);
});

it('forgets a payment that missed its cut-off, and verifies the order again', async () => {
  const next = 'B7E04D19A6C5832F';
  const message = { code: 'DIGX_WW_017', detail: 'It will be made on 3 March.', type: 'WARNING' };
  const { run, times, kept } = await verified({
    [create]: [draftAnswer, () => done({ paymentId: next }, { status: 201, message })],
    [confirm]: () => refused(400, 'DIGX_CZ_AP_0001'),
    [confirm.replace(draftId, next)]: () => done({ paymentId: next, valueDate: '2026-03-02' }),
  });
  expect(await run.confirm()).toMatchObject({ outcome: 'refused', error: { code: 'DIGX_CZ_AP_0001' } });
  expect(kept()).toBeNull();
  await expect(run.confirm()).rejects.toThrow('verified before it is confirmed');
  expect(await run.verify()).toEqual({ status: 'verified', cutOffMessage: 'It will be made on 3 March.' });
  expect(await run.confirm()).toEqual(paid);
  expect([times(create), times(confirm), times(confirm.replace(draftId, next))]).toEqual([2, 1, 1]);
});

const inDoubt: readonly [string, () => Response | Promise<Response>][] = [
  ['was lost', lost],
  ['is empty', () => new Response(null)],
  [
    'cannot be read',
    () => new Response('{"status":{"result":"SUCC', { headers: { 'content-type': 'application/json' } }),
  ],
  ['says nothing', () => json(200, {})],
  ['is a page', () => new Response('<html>Sorry</html>', { headers: { 'content-type': 'text/html' } })],
  ['is a 500', () => refused(500, 'DIGX_PROD_DEF_0000')],
  ['is a 503', () => refused(503, 'X1')],
  [
    'is the page of a firewall',
    () => new Response('<h1>Page Blocked</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['is a 408', () => refused(408, 'X1')],
  ['is a 409', () => refused(409, 'X1')],
  ['is a 425', () => refused(425, 'X1')],
  ['is a 429', () => refused(429, 'X1')],
  ['refuses the nonce', () => refused(403, nonceRefusedCode)],
];

it.each(inDoubt)(
  'asks once what became of it where the answer %s, and sends it no second time',
  async (_name, answer) => {
    const { run, times, kept } = await verified({
      [confirm]: answer,
      [state]: () => {
        expect(kept()).toMatch(marked);
        return stateAnswer('COMPLETED')();
      },
    });
    expect(await run.confirm()).toEqual(paid);
    expect([times(confirm), times(state), kept()]).toEqual([1, 1, null]);
    expect(readNotes()).toEqual([{ at: run.noteAt(), kind: 'payout', before: 0, result: 'paid' }]);
  },
);

it.each([
  ['COMPLETED', paid],
  ['PENDING_APPROVAL', { ...paid, outcome: 'needs-authoriser' }],
])('believes the bank when it says %s afterwards, for good', async (statusType, outcome) => {
  const { run, times, kept } = await verified({ [confirm]: lost, [state]: stateAnswer(statusType) });
  expect([await run.confirm(), await run.confirm()]).toEqual([outcome, outcome]);
  expect([times(confirm), times(state), kept()]).toEqual([1, 1, null]);
});

it.each(inDoubt)(
  'does not take it for not made where the answer %s and the bank has no confirmation yet',
  async (_name, answer) => {
    const { run, times, kept } = await verified({ [confirm]: answer, [state]: stateAnswer('INITIATED') });
    expect(await run.confirm()).toMatchObject({ outcome: 'unknown' });
    expect(await run.confirm()).toMatchObject({ outcome: 'unknown' });
    expect([times(create), times(confirm), times(state), kept()]).toEqual([1, 1, 2, expect.stringMatching(marked)]);
    expect(readNotes()).toEqual([{ at: run.noteAt(), kind: 'payout', before: 0 }]);
  },
);

describe('a payment that is confirmed again', () => {
  const later = (minutes: number) =>
    vi.spyOn(clock, 'businessNow').mockReturnValue(instantFromMs(Date.now() + minutes * 60_000));

  it('is resent with the same body after five minutes, and not before', async () => {
    const { bank, run, times, kept } = await verified({
      [confirm]: [lost, paidAnswer],
      [state]: stateAnswer('INITIATED'),
    });
    await run.confirm();
    later(4.9);
    expect(await run.confirmAgain()).toMatchObject({ outcome: 'unknown' });
    expect(times(confirm)).toBe(1);
    later(5.1);
    expect(await run.confirmAgain()).toEqual(paid);
    expect([times(create), times(confirm), kept()]).toEqual([1, 2, null]);
    const bodies = bank.asked.filter(({ call }) => call === confirm).map(({ body }) => body);
    expect(bodies[1]).toBe(bodies[0]);
    expect(readNotes()).toMatchObject([{ result: 'paid' }]);
  });

  it.each([
    ['that it was processed before', () => refused(400, 'DIGX_CZ_PAYMENT_02')],
    ['that there is no money', () => refused(400, 'DIGX_PY_0134')],
    ['nothing', lost],
  ])('is as unknown as before where the bank answers %s', async (_name, answer) => {
    const { run, times, kept } = await verified({ [confirm]: [lost, answer], [state]: stateAnswer('INITIATED') });
    await run.confirm();
    later(6);
    expect(await run.confirmAgain()).toMatchObject({ outcome: 'unknown' });
    expect([times(confirm), kept()]).toEqual([2, expect.stringMatching(marked)]);
    // Not a third time straight away.
    await run.confirmAgain();
    expect(times(confirm)).toBe(2);
  });

  it('is found paid if the bank refuses it as already made', async () => {
    const script = {
      [confirm]: [lost, () => refused(400, 'X9')],
      [state]: [stateAnswer('INITIATED'), stateAnswer('INITIATED'), stateAnswer('COMPLETED')],
    };
    const { run } = await verified(script);
    await run.confirm();
    later(6);
    expect(await run.confirmAgain()).toEqual(paid);
  });

  it('keeps its note if the customer leaves the challenge', async () => {
    const { run, store, kept } = await verified({
      [confirm]: [lost, () => challenged()],
      [state]: stateAnswer('INITIATED'),
    });
    await run.confirm();
    later(6);
    const again = run.confirmAgain();
    await soon(() => expect(selectChallenge(store.getState() as never).asked).not.toBeNull());
    await store.dispatch(challengeLeft());
    expect(await again).toMatchObject({ outcome: 'unknown' });
    expect([kept(), readNotes().length]).toEqual([expect.stringMatching(marked), 1]);
  });

  it('is told as not made once the bank says so, though its repeat was never sent', async () => {
    let issued = 0;
    const nonce = () => good({}, { 'x-nonce': `fetched-${++issued}` });
    const { run, store, times, kept } = await verified({
      [fetchNonce]: [nonce, nonce, lost],
      [confirm]: lost,
      [state]: [stateAnswer('INITIATED'), stateAnswer('INITIATED'), stateAnswer('INITIATED'), stateAnswer('FAILED')],
    });
    await run.confirm();
    later(6);
    expect(await run.confirmAgain()).toMatchObject({ outcome: 'unknown' });
    expect(await run.confirm()).toMatchObject({ outcome: 'refused' });
    expect([times(confirm), kept()]).toEqual([1, null]);
    expect(readNotes()).toEqual([{ at: run.noteAt(), kind: 'payout', before: 0, result: 'not-made' }]);
    expect(store.dispatch(unresolvedTo(order().to.id))).toEqual([]);
  });

  it('is not resent unless the service makes it only once', async () => {
    setRuntimeConfig({ ...testConfig, confirmsIdempotently: false });
    const opened = await open({ [confirm]: lost, [state]: stateAnswer('INITIATED') });
    setRuntimeConfig({ ...testConfig, confirmsIdempotently: false });
    const run = opened.store.dispatch(createPaymentRun(order()));
    await run.verify();
    await run.confirm();
    later(60);
    expect(run.confirmAgainAt()).toBeUndefined();
    expect(await run.confirmAgain()).toMatchObject({ outcome: 'unknown' });
    expect(opened.times(confirm)).toBe(1);
  });
});

describe('another payment while one is unresolved', () => {
  const other = 'B7E04D19A6C5832F';
  const script = {
    [create]: [draftAnswer, () => done({ paymentId: other })],
    [confirm]: lost,
    [state]: stateAnswer('INITIATED'),
  };

  it('is not drafted to the same payee before the customer has accepted that both may be paid', async () => {
    const { run, store, times } = await verified(script);
    await run.confirm();
    const at = run.noteAt();
    const next = store.dispatch(createPaymentRun(order({ amount: money(99_00, 'GBP') })));
    expect(await next.verify()).toMatchObject({
      status: 'unresolved',
      payments: [{ at, payment: { details: { amount: money(12_50, 'GBP') } } }],
    });
    expect(times(create)).toBe(1);
    expect(await next.verify(at === undefined ? [] : [at])).toEqual({ status: 'verified' });
    expect(times(create)).toBe(2);
  });

  it('goes to another payee as always', async () => {
    const { run, store } = await verified(script);
    await run.confirm();
    const next = store.dispatch(
      createPaymentRun(order({ to: { groupId: '1', id: asId<PayeeId>('F00D'), sortCode: '601122' } })),
    );
    expect(await next.verify()).toEqual({ status: 'verified' });
  });

  it('is held back by a note whose payee is unknown', async () => {
    const at = addNote({ at: clock.businessNow(), kind: 'payout' });
    const { run, times } = await open(script);
    expect(await run.verify()).toMatchObject({ status: 'unresolved', payments: [{ at, isOfThisTab: false }] });
    expect(times(create)).toBe(0);
  });
});

it('says that nothing was sent if the bank could not make it', async () => {
  const { run, kept } = await verified({ [confirm]: lost, [state]: stateAnswer('FAILED') });
  expect(await run.confirm()).toMatchObject({
    outcome: 'refused',
    error: { message: expect.stringContaining('nothing has been sent') },
  });
  expect(kept()).toBeNull();
});

it.each([
  ['cannot say', () => refused(500, 'X1')],
  ['does not know it', () => refused(404, 'DIGX_CZ_PAYMENT_01')],
  ['says what nobody understands', stateAnswer('HALFWAY')],
])('does not know where the bank %s, advises to look first, and only asks from then on', async (_name, answer) => {
  const { run, times, kept } = await verified({ [confirm]: lost, [state]: [answer, stateAnswer('COMPLETED')] });
  expect(await run.confirm()).toMatchObject({
    outcome: 'unknown',
    error: { message: expect.stringMatching(/check your transactions before you try again/) },
  });
  expect([times(confirm), kept()]).toEqual([1, expect.stringMatching(marked)]);
  expect(await run.confirm()).toEqual(paid);
  expect([times(confirm), kept()]).toEqual([1, null]);
});

it('reports the outcome even if the session has ended', async () => {
  const held = heldAnswer();
  const { run, store, times } = await verified({ [confirm]: () => held.promise });
  const confirming = run.confirm();
  await soon(() => expect(times(confirm)).toBe(1));
  store.dispatch(sessionEnded({ reason: 'logged-off' }));
  held.give(paidAnswer());
  expect(await confirming).toEqual(paid);
  expect(readNotes()).toEqual([{ at: run.noteAt(), kind: 'payout', before: 0, result: 'paid' }]);
});

it('is unknown if the session is lost, and sends nothing in the next one', async () => {
  const held = heldAnswer();
  const { run, store, times } = await verified({ [confirm]: () => held.promise });
  const confirming = run.confirm();
  await soon(() => expect(times(confirm)).toBe(1));
  store.dispatch(sessionEnded({ reason: 'logged-off' }));
  held.give(new Response(null, { status: 401 }));
  expect(await confirming).toMatchObject({ outcome: 'unknown', error: { kind: 'session-over' } });
  expect(await run.confirm()).toMatchObject({ outcome: 'unknown', error: { kind: 'session-over' } });
  expect([times(confirm), times(state)]).toEqual([1, 0]);
});

it('is made once the code is right, with a nonce fetched for each sending', async () => {
  const { bank, run, store } = await verified({ [confirm]: [() => challenged(), paidAnswer] });
  const confirming = run.confirm();
  await soon(() => expect(selectChallenge(store.getState() as never).asked).not.toBeNull());
  expect(selectChallenge(store.getState() as never).confirms).toBe(order().confirms);
  await store.dispatch(challengeAnswered('204816'));
  expect(await confirming).toEqual(paid);
  expect(bank.calls()).toEqual([fetchNonce, create, fetchNonce, confirm, fetchNonce, confirm]);
  expect(bank.asked.at(-1)?.headers.get('X-CHALLENGE_RESPONSE')).toBe(
    '{"authType":"OTP","otp":"204816","referenceNo":"21303"}',
  );
});

it('moves nothing and leaves no note if the customer leaves the challenge, and may be confirmed again', async () => {
  const { run, store, times, kept } = await verified({ [confirm]: [() => challenged(), paidAnswer] });
  const confirming = run.confirm();
  await soon(() => expect(selectChallenge(store.getState() as never).asked).not.toBeNull());
  // The bank wants a code first, so nothing is in doubt.
  expect([kept(), readNotes()]).toEqual([null, []]);
  await store.dispatch(challengeLeft());
  expect(await confirming).toMatchObject({ outcome: 'refused', error: { kind: 'not-confirmed' } });
  expect([times(state), kept()]).toEqual([0, null]);
  expect(await run.confirm()).toEqual(paid);
});

it('asks for the balances again once it is made', async () => {
  const list = 'GET /v1/accounts';
  const { run, store, times } = await verified({ [list]: () => good(accountsAnswer) });
  await store.dispatch(accountsApi.endpoints.listAccounts.initiate({ party: false }));
  await run.confirm();
  await expect.poll(() => times(list)).toBe(2);
});

it('pays two orders twice', async () => {
  const other = 'B7E04D19A6C5832F';
  const { run, store, times } = await verified({
    [create]: [draftAnswer, () => done({ paymentId: other })],
    [confirm.replace(draftId, other)]: () => done({ paymentId: other }),
  });
  const second = store.dispatch(createPaymentRun(order()));
  await second.verify();
  expect((await Promise.all([run.confirm(), second.confirm()])).map(({ outcome }) => outcome)).toEqual([
    'paid',
    'paid',
  ]);
  expect([times(confirm), times(confirm.replace(draftId, other))]).toEqual([1, 1]);
});
