import { describe, expect, it, vi } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { good, json, refused, scriptedBank, sessionGone } from '#src/api/store/bank.fixture.ts';
import { selectChallenge } from '#src/api/store/challenge.slice.ts';
import { sessionEnded, sessionOpening, sessionStarted } from '#src/api/store/session.slice.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { nonceRefusedCode } from '#src/api/wire/refusal-codes.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { answerWrong, challenged, otpHeader, pinHeader } from './challenge.fixture.ts';
import { challengeAnswered, challengeLeft, errandLeft, newCodeWanted } from './challenge-actions.ts';

type Script = Parameters<typeof scriptedBank>[0];

const call = 'POST /v1/me/loginFlow';
const resend = 'POST /v1/2fa/21303/resend';
const { completeLoginStep, getProfile } = profileApi.endpoints;

/** A customer whose request, named by a step's id, is sent to the scripted bank. */
async function customerAt(script: Script) {
  const bank = scriptedBank(script);
  const opened = await signedInStore(bank.fetch);
  const { store } = opened;
  const step = () => selectChallenge(store.getState());
  return {
    ...opened,
    bank,
    step,
    request: (stepId = 'terms') => store.dispatch(completeLoginStep.initiate({ party: false, stepId })),
    asked: () => soon(() => expect(step()).toMatchObject({ asked: expect.anything(), busy: false })),
    answer: (code: string) => store.dispatch(challengeAnswered(code)),
    resend: () => store.dispatch(newCodeWanted()),
    leave: () => store.dispatch(challengeLeft()),
    leavePage: () => store.dispatch(errandLeft()),
    /** Answers to challenges in the order sent; null for a request without one. */
    sent: () =>
      bank.asked
        .filter((one) => one.call === call)
        .map(({ headers }) => JSON.parse(headers.get('X-CHALLENGE_RESPONSE') ?? 'null') as unknown),
  };
}

function heldAnswer() {
  let resolve = (_: Response) => {};
  const promise = new Promise<Response>((settle) => (resolve = settle));
  return { promise, resolve: (answer: Response) => resolve(answer) };
}

const errorOf = ({ error }: { readonly error?: unknown }) => error as BankError | undefined;

it('opens the step, and resends the same request with the code typed', async () => {
  const customer = await customerAt({ [call]: [() => challenged(), () => good({})] });
  const asking = customer.request();
  await customer.asked();
  expect(customer.step()).toEqual({
    asked: { factor: 'otp', referenceNo: '21303', attemptsLeft: 3, resendsLeft: 3 },
    confirms: 'confirm your request',
    refused: null,
    resentTimes: 0,
    replaced: false,
    busy: false,
  });
  await customer.answer('204816');
  expect(await asking).toEqual({ data: null });
  expect(customer.sent()).toEqual([null, { authType: 'OTP', otp: '204816', referenceNo: '21303' }]);
  const [first, second] = customer.bank.asked.filter((one) => one.call === call);
  expect(second?.body).toBe(first?.body);
  expect(second?.headers.get('x-nonce')).not.toBe(first?.headers.get('x-nonce'));
  expect(customer.step().asked).toBeNull();
});

it('opens the step for a challenge in the body', async () => {
  const status = { referenceNumber: 21303, resendsLeft: 2, message: { code: 'DIGX_AUTH_0003', type: 'INFO' } };
  const customer = await customerAt({ [call]: [() => json(417, { status }), () => good({})] });
  const asking = customer.request();
  await customer.asked();
  expect(customer.step().asked).toEqual({ factor: 'otp', referenceNo: '21303', resendsLeft: 2 });
  await customer.answer('204816');
  expect(await asking).toEqual({ data: null });
});

describe('a customer who leaves the page', () => {
  const notConfirmed = { kind: 'not-confirmed' };

  it('closes the step', async () => {
    const customer = await customerAt({ [call]: [() => challenged()] });
    const asking = customer.request();
    await customer.asked();
    await customer.leavePage();
    expect(errorOf(await asking)).toMatchObject(notConfirmed);
    expect(customer.step().asked).toBeNull();
  });

  it('is not challenged on the next page for a request of the last one', async () => {
    const held = heldAnswer();
    const customer = await customerAt({ [call]: [() => held.promise, () => challenged()] });
    const asking = customer.request();
    await soon(() => expect(customer.sent()).toHaveLength(1));
    await customer.leavePage();
    held.resolve(challenged());
    expect(errorOf(await asking)).toMatchObject(notConfirmed);
    expect(customer.step().asked).toBeNull();
    void customer.request();
    await customer.asked();
  });

  it('is not challenged again after a wrong code', async () => {
    const held = heldAnswer();
    const customer = await customerAt({ [call]: [() => challenged(), () => held.promise] });
    const asking = customer.request();
    await customer.asked();
    await customer.answer('204816');
    await soon(() => expect(customer.sent()).toHaveLength(2));
    await customer.leavePage();
    held.resolve(answerWrong('DIGX_TFA_0004', { ...otpHeader, attemptsLeft: 2 }));
    expect(errorOf(await asking)).toMatchObject(notConfirmed);
    expect(customer.step()).toMatchObject({ asked: null, busy: false });
  });
});

it('continues to the PIN without reporting the correct code as void', async () => {
  const customer = await customerAt({ [call]: [() => challenged(), () => challenged(pinHeader), () => good({})] });
  const asking = customer.request();
  await customer.asked();
  await customer.answer('204816');
  await soon(() => expect(customer.step().asked?.factor).toBe('pin'));
  expect(customer.step()).toMatchObject({ refused: null, replaced: false, busy: false });
  await customer.answer('2580');
  expect(await asking).toEqual({ data: null });
  expect(customer.sent().at(-1)).toEqual({ authType: 'PIN', pin: '2580', referenceNo: '21304' });
});

it.each([
  ['DIGX_TFA_0004', otpHeader, /details you entered are not valid/],
  ['DIGX_CZ_TFA_0001', pinHeader, /transaction PIN you entered is not correct/],
])('tells %s in the step while another try is left', async (code, header, words) => {
  const wrong = () => answerWrong(code, { ...header, attemptsLeft: 2 });
  const customer = await customerAt({ [call]: [() => challenged(header), wrong, () => good({})] });
  const asking = customer.request();
  await customer.asked();
  await customer.answer('111111');
  await customer.asked();
  expect(customer.step()).toMatchObject({ refused: expect.stringMatching(words), asked: { attemptsLeft: 2 } });
  await customer.answer('222222');
  expect(await asking).toEqual({ data: null });
  expect(customer.sent()).toHaveLength(3);
});

it('lets the customer try again where the bank does not say how often', async () => {
  const wrong = () => answerWrong('DIGX_TFA_0004', { authType: 'OTP', referenceNo: '21303', resendsLeft: 3 });
  const customer = await customerAt({ [call]: [() => challenged(), wrong, () => good({})] });
  const asking = customer.request();
  await customer.asked();
  await customer.answer('111111');
  await customer.asked();
  await customer.answer('222222');
  expect(await asking).toEqual({ data: null });
});

it('takes the new reference that a wrong answer brings, and keeps the old one where it brings none', async () => {
  const customer = await customerAt({
    [call]: [
      () => challenged(),
      () => answerWrong('DIGX_TFA_0004', { attemptsLeft: 2 }),
      () => answerWrong('DIGX_TFA_0004', { ...otpHeader, referenceNo: '999', attemptsLeft: 1 }),
      () => good({}),
    ],
  });
  const asking = customer.request();
  for (const code of ['111111', '222222', '333333']) {
    await customer.asked();
    await customer.answer(code);
  }
  await asking;
  expect(customer.sent().map((one) => (one as { referenceNo?: string } | null)?.referenceNo)).toEqual([
    undefined,
    '21303',
    '21303',
    '999',
  ]);
});

it.each([
  ['DIGX_TFA_0004 without a challenge', () => answerWrong('DIGX_TFA_0004')],
  ['DIGX_TFA_0004 with no try left', () => answerWrong('DIGX_TFA_0004', { ...otpHeader, attemptsLeft: 0 })],
  ['DIGX_CZ_TFA_0001 with no try left', () => answerWrong('DIGX_CZ_TFA_0001', { ...pinHeader, attemptsLeft: 0 })],
  ['DIGX_AUTH_0007', () => answerWrong('DIGX_AUTH_0007')],
  ['DIGX_AUTH_0007 with a challenge beside it', () => answerWrong('DIGX_AUTH_0007', pinHeader)],
  ['too many codes, with a 412', () => refused(412, 'DIGX_TFA_0002')],
])('gives %s to the caller, and closes the step', async (_name, answer) => {
  const customer = await customerAt({ [call]: [() => challenged(), answer] });
  const asking = customer.request();
  await customer.asked();
  await customer.answer('111111');
  expect(errorOf(await asking)).toMatchObject({ kind: 'refusal', code: expect.stringMatching(/^DIGX/) });
  expect(customer.step().asked).toBeNull();
  expect(customer.sent()).toHaveLength(2);
});

it.each(['DIGX_TFA_0004', 'DIGX_CZ_TFA_0001', 'DIGX_AUTH_0007'])(
  'takes %s for an error where no step is open, whatever challenge stands beside it',
  async (code) => {
    const customer = await customerAt({ [call]: () => answerWrong(code, otpHeader) });
    expect(errorOf(await customer.request())).toMatchObject({ kind: 'refusal', status: 417, code });
    expect(customer.step().asked).toBeNull();
  },
);

it.each([
  ['no challenge at all', () => answerWrong('DIGX_AUTH_0003')],
  ['a factor that cannot be answered here', () => challenged({ ...otpHeader, authType: 'SEC_QUE' })],
  ['a reference that fits no header', () => challenged({ ...otpHeader, referenceNo: 'a b' })],
])('takes a 417 with %s for a refusal', async (_name, answer) => {
  const customer = await customerAt({ [call]: answer });
  expect(errorOf(await customer.request())).toMatchObject({ kind: 'refusal', status: 417, code: 'DIGX_AUTH_0003' });
});

it('says that a code has expired, and continues with the next one', async () => {
  const customer = await customerAt({
    [call]: [() => challenged(), () => answerWrong('DIGX_TFA_0005', otpHeader), () => good({})],
    [resend]: () => good({}, { 'x-challenge': JSON.stringify({ ...otpHeader, referenceNo: '500', resendsLeft: 2 }) }),
  });
  const asking = customer.request();
  await customer.asked();
  await customer.answer('111111');
  await customer.asked();
  expect(customer.step().refused).toMatch(/expired/);
  await customer.resend();
  expect(customer.step()).toMatchObject({
    asked: { referenceNo: '500', resendsLeft: 2, attemptsLeft: 3 },
    refused: null,
    resentTimes: 1,
    busy: false,
  });
  await customer.answer('204816');
  expect(await asking).toEqual({ data: null });
  expect(customer.sent().at(-1)).toMatchObject({ otp: '204816', referenceNo: '500' });
});

it('counts the resends itself where the bank is silent', async () => {
  const customer = await customerAt({ [call]: () => challenged(), [resend]: () => good({}) });
  void customer.request();
  await customer.asked();
  await customer.resend();
  expect(customer.step().asked).toMatchObject({ referenceNo: '21303', resendsLeft: 2, attemptsLeft: 3 });
});

it.each([
  ['no resend left', () => refused(400, 'DIGX_AUTH_0012'), /too many authorisation codes/],
  ['nothing to send again', () => refused(400, 'DIGX_TFA_0003'), /no code to send again/],
  ['no answer', () => new Response(null), /network issue/],
])('tells in the step of %s, and still takes the code at hand', async (_name, answer, words) => {
  const customer = await customerAt({ [call]: [() => challenged(), () => good({})], [resend]: answer });
  const asking = customer.request();
  await customer.asked();
  await customer.resend();
  expect(customer.step()).toMatchObject({ refused: expect.stringMatching(words), resentTimes: 0, busy: false });
  await customer.answer('204816');
  expect(await asking).toEqual({ data: null });
});

it('sends one request for a new code, and no answer, while it waits for one', async () => {
  let let_go = (_: Response) => {};
  const slow = new Promise<Response>((resolve) => (let_go = resolve));
  const customer = await customerAt({ [call]: [() => challenged(), () => good({})], [resend]: () => slow });
  void customer.request();
  await customer.asked();
  const resending = customer.resend();
  await soon(() => expect(customer.bank.calls()).toContain(resend));
  await customer.resend();
  await customer.answer('204816');
  let_go(good({}));
  await resending;
  expect(customer.bank.calls().filter((one) => one === resend)).toHaveLength(1);
  expect(customer.sent()).toHaveLength(1);
  expect(customer.step()).toMatchObject({ resentTimes: 1, busy: false });
});

it('ignores a second press', async () => {
  const customer = await customerAt({ [call]: [() => challenged(), () => good({})] });
  const asking = customer.request();
  await customer.asked();
  await Promise.all([customer.answer('204816'), customer.answer('204816')]);
  await asking;
  await customer.answer('204816');
  await customer.leave();
  expect(customer.sent()).toHaveLength(2);
});

it('is cancelled when the customer leaves the step', async () => {
  const customer = await customerAt({ [call]: () => challenged() });
  const asking = customer.request();
  await customer.asked();
  await customer.leave();
  expect(errorOf(await asking)).toEqual({
    kind: 'not-confirmed',
    message: 'You did not confirm this, so nothing has been changed.',
  });
  expect(customer.step().asked).toBeNull();
  expect(customer.sent()).toEqual([null]);
});

it('says that an earlier code is void once another one is sent, and not after it did its work', async () => {
  const next = () => challenged({ ...otpHeader, referenceNo: '500' });
  const customer = await customerAt({ [call]: [() => challenged(), next, () => good({}), next] });
  void customer.request();
  await customer.asked();
  await customer.leave();
  const asking = customer.request();
  await customer.asked();
  expect(customer.step()).toMatchObject({ asked: { referenceNo: '500' }, replaced: true });
  await customer.answer('204816');
  await asking;
  void customer.request();
  await customer.asked();
  expect(customer.step().replaced).toBe(false);
});

it('shows a new challenge when the open one has gone', async () => {
  const fresh = () => challenged({ ...otpHeader, referenceNo: '500' });
  const customer = await customerAt({ [call]: [() => challenged(), fresh, () => good({})] });
  const asking = customer.request();
  await customer.asked();
  await customer.answer('111111');
  await soon(() => expect(customer.step().asked?.referenceNo).toBe('500'));
  expect(customer.step()).toMatchObject({ refused: null, replaced: true, busy: false });
  await customer.answer('204816');
  expect(await asking).toEqual({ data: null });
});

it('handles one challenge at a time, and gives each request its own answer', async () => {
  const customer = await customerAt({
    [call]: async (request) => {
      const { loginConfigId } = JSON.parse(await request.text()) as { readonly loginConfigId: string };
      const given = request.headers.get('X-CHALLENGE_RESPONSE');
      return given === null ? challenged({ ...otpHeader, referenceNo: loginConfigId }) : good({});
    },
  });
  const ids = ['a', 'b', 'c'];
  const asking = ids.map((id) => customer.request(id));
  const seen: unknown[] = [];
  for (const _ of ids) {
    await customer.asked();
    await soon(() => expect(seen).not.toContain(customer.step().asked?.referenceNo));
    seen.push(customer.step().asked?.referenceNo);
    await customer.answer('204816');
    await soon(() => expect(customer.sent().filter((one) => one !== null)).toHaveLength(seen.length));
  }
  expect((await Promise.all(asking)).map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
  expect(seen).toEqual(ids);
  expect(customer.sent()).toHaveLength(6);
});

it('continues with the next request when the previous one is cancelled', async () => {
  const customer = await customerAt({ [call]: () => challenged() });
  const [first, second, third] = ['a', 'b', 'c'].map((id) => customer.request(id));
  await customer.asked();
  second?.abort();
  await customer.leave();
  expect(errorOf((await first) ?? {})?.kind).toBe('not-confirmed');
  await customer.asked();
  await customer.leave();
  expect(errorOf((await third) ?? {})?.kind).toBe('not-confirmed');
});

it('closes the step of a request that is given up', async () => {
  const customer = await customerAt({ [call]: () => challenged() });
  const asking = customer.request();
  await customer.asked();
  asking.abort();
  await soon(() => expect(customer.step().asked).toBeNull());
  expect(customer.sent()).toEqual([null]);
});

it('does not resend a request whose answer was lost', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const customer = await customerAt({ [call]: [() => challenged(), lost, () => good({})] });
  const asking = customer.request();
  await customer.asked();
  await customer.answer('204816');
  expect(errorOf(await asking)).toMatchObject({ kind: 'fault', fault: 'bad_network_response' });
  expect(customer.step().asked).toBeNull();
  expect(customer.sent()).toHaveLength(2);
});

it('sends the answer itself again when only its nonce was refused', async () => {
  const customer = await customerAt({
    [call]: [() => challenged(), () => refused(403, nonceRefusedCode), () => good({})],
  });
  const asking = customer.request();
  await customer.asked();
  await customer.answer('204816');
  expect(await asking).toEqual({ data: null });
  expect(customer.sent().slice(1)).toEqual(Array(2).fill({ authType: 'OTP', otp: '204816', referenceNo: '21303' }));
});

it('does not count the time the customer takes to type', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const customer = await customerAt({ [call]: [() => challenged(), () => new Promise<Response>(() => {})] });
  const settled = vi.fn();
  void customer.request().then(settled);
  await customer.asked();
  await soon(() => expect(vi.getTimerCount()).toBe(0));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(settled).not.toHaveBeenCalled();
  expect(customer.step().asked).not.toBeNull();
});

it.each([
  ['log-off', sessionEnded({ reason: 'logged-off' })],
  ['another sign-in', sessionOpening({ sessionId: 'next' })],
])('gives up all that waits at %s', async (_name, end) => {
  const customer = await customerAt({ [call]: () => challenged() });
  const asking = [customer.request('a'), customer.request('b')];
  await customer.asked();
  customer.store.dispatch(end);
  expect(customer.step().asked).toBeNull();
  for (const { data } of await Promise.all(asking)) expect(data).toBeUndefined();
  await everyLayer();
  expect(customer.sent()).toEqual([null, null]);
});

it('carries no challenge over to the next session', async () => {
  const customer = await customerAt({ [call]: () => challenged() });
  void customer.request('a');
  await customer.asked();
  customer.store.dispatch(sessionEnded({ reason: 'expired' }));
  customer.store.dispatch(sessionStarted({ sessionId: 'next', credentialsChangeNeeded: false }));
  customer.markers.write({ sessionId: 'next', credentialsChangeNeeded: false });
  void customer.request('b');
  await customer.asked();
  expect(customer.step()).toMatchObject({ replaced: false, refused: null });
});

it('lets nothing of a session that is over hold up the next one, or open a step in it', async () => {
  let answerLate = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve;
  });
  const customer = await customerAt({ [call]: [() => challenged(), () => late, () => challenged(pinHeader)] });
  void customer.request('a');
  await customer.asked();
  await customer.answer('204816');
  await soon(() => expect(customer.sent()).toHaveLength(2));
  customer.store.dispatch(sessionEnded({ reason: 'expired' }));
  customer.store.dispatch(sessionStarted({ sessionId: 'next', credentialsChangeNeeded: false }));
  void customer.request('b');
  await customer.asked();
  answerLate(challenged({ ...otpHeader, referenceNo: '999' }));
  await everyLayer();
  expect(customer.step().asked).toMatchObject({ factor: 'pin', referenceNo: '21304' });
});

it.each([
  ['the answer', { [call]: [() => challenged(), () => sessionGone(401)] }],
  ['the wish for a new code', { [call]: () => challenged(), [resend]: () => sessionGone(419) }],
])('ends the session when the bank no longer knows it at %s', async (name, script) => {
  const customer = await customerAt(script);
  const asking = customer.request();
  await customer.asked();
  if (name === 'the answer') await customer.answer('204816');
  else await customer.resend();
  expect((await asking).data).toBeUndefined();
  expect(customer.store.getState().session).toEqual({ status: 'ended', reason: 'expired' });
  expect(customer.step().asked).toBeNull();
});

it('sends no code for a tab replaced by another sign-in', async () => {
  const customer = await customerAt({ [call]: () => challenged() });
  const asking = customer.request();
  await customer.asked();
  customer.shared.setItem('paddock.sessionId', 'another');
  await customer.answer('204816');
  expect((await asking).data).toBeUndefined();
  expect(customer.sent()).toEqual([null]);
});

it('keeps no code and no PIN in the store', async () => {
  const customer = await customerAt({
    [call]: [() => challenged(), () => challenged(pinHeader), () => new Promise<Response>(() => {})],
  });
  void customer.request();
  await customer.asked();
  await customer.answer('204816');
  await soon(() => expect(customer.step().asked?.factor).toBe('pin'));
  await customer.answer('2580');
  await soon(() => expect(customer.sent()).toHaveLength(3));
  const kept = JSON.stringify([customer.store.getState(), [...customer.shared.held], [...customer.own.held]]);
  expect(kept).not.toMatch(/204816|2580/);
});

it('confirms a query as it does an order', async () => {
  const customer = await customerAt({ 'GET /v1/me': [() => challenged(), () => refused(400, 'X1')] });
  const asking = customer.store.dispatch(getProfile.initiate({ party: false }));
  await customer.asked();
  await customer.answer('204816');
  expect(errorOf(await asking)).toMatchObject({ code: 'X1' });
  const urls = customer.bank.asked.filter((one) => one.call === 'GET /v1/me').map(({ url }) => url.search);
  expect(urls).toEqual(['?locale=en', '?locale=en']);
});

/** A cancelled request is over for its caller while it is still in flight. */
async function everyLayer(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
