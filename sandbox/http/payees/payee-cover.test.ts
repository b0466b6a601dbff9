import { describe, expect, it } from 'vitest';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { instructions, nellPaying, payments } from '#sandbox/control/paying.fixture.ts';
import { nameCheckBody, payeeBody } from '#sandbox/walk/payee-bodies.ts';
import type { HandAnswer, ManualSession } from '#sandbox/walk/session-by-hand.ts';

/** A payee is added and paid, and the text messages name both. */

const plumber = {
  accountName: 'Riverside Plumbing',
  accountNumber: '73640519',
  sortCode: '200433',
  accountType: 'Business',
  reference: '',
};
const groups = '/cz/v1/payments/payeeGroup';
const once = { type: 'NONREC', frequency: '10', startDate: '2026-03-16', endDate: null } as const;
const pounds = (amount: number) => ({ currency: 'GBP', amount });

type Kind = 'payment' | 'instruction';

async function nellAdding() {
  const { sandbox, hand, desk } = await nellPaying({ store: createMemoryJournalStore() });

  /** Sends every request; gives the code where one is asked for, and keeps its message. */
  const named: string[] = [];
  async function confirmed(path: string, json: object): Promise<HandAnswer> {
    const asked = await hand.call('PUT', path, { json });
    if (asked.status !== 417) return asked;
    const phone = await sandbox.control.phone('nell');
    const [message] = 'messages' in phone ? phone.messages : [];
    named.push(/your code (.+?)\. It/.exec(message?.text ?? '')?.[1] ?? '');
    const { referenceNo } = JSON.parse(asked.headers.get('x-challenge') ?? '{}');
    const answer = { authType: 'OTP', otp: message?.code, referenceNo };
    return hand.call('PUT', path, { json, headers: { 'x-challenge_response': JSON.stringify(answer) } });
  }

  return { sandbox, hand, desk, named, confirmed, submit: () => submit(hand) };
}

/** Checks, submits and verifies, but does not confirm. */
async function submit(hand: ManualSession) {
  const checked = await hand.call('POST', '/v1/payments/verifyPayeeName', { json: nameCheckBody(plumber) });
  const group = await hand.call('POST', groups, { json: { name: plumber.accountName } });
  const { groupId } = (group.body as { payeeGroup: { groupId: string } }).payeeGroup;
  const payload = payeeBody(plumber, (checked.body as { verificationReport: object }).verificationReport);
  const made = await hand.call('POST', `${groups}/${groupId}/payees/external`, { json: { ...payload, stage: 0 } });
  const { id: payeeId } = (made.body as { externalPayee: { id: string } }).externalPayee;
  const path = `${groups}/${groupId}/payees/external/${payeeId}`;
  await hand.call('PATCH', path, { json: { stage: 1 } });
  return { payload, path, to: { groupId, payeeId } };
}

/** Adds the plumber with or without an intended payment, then pays each of the amounts. */
async function addAndPay(intended: number | undefined, amounts: readonly number[], kind: Kind = 'payment') {
  const nell = await nellAdding();
  const { payload, path, to } = await nell.submit();
  const intendedPayment = intended === undefined ? {} : { intendedPayment: pounds(intended) };
  const added = await nell.confirmed(path, { ...payload, stage: 2, ...intendedPayment });
  const answers = [added.status];
  for (const amount of amounts) answers.push((await order(nell, to, amount, kind)).status);
  expect(await nell.sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
  return { ...nell, answers, to };
}

async function order(
  { desk, confirmed }: Awaited<ReturnType<typeof nellAdding>>,
  to: { readonly groupId: string; readonly payeeId: string },
  amount: number,
  kind: Kind,
  { isNewPayee } = { isNewPayee: true },
) {
  const at = kind === 'payment' ? payments : instructions;
  const later = kind === 'instruction';
  const { id } = await desk.account();
  const json = {
    from: { id, balance: '50000.000000' },
    to,
    isNewPayee,
    later,
    amount: pounds(amount),
    reference: 'Boiler',
    ...(later && once),
  };
  const { body } = await desk.post(json, at);
  const { paymentId, instructionId } = body as { paymentId?: string; instructionId?: string };
  return confirmed(`${at}/${paymentId ?? instructionId}?sortCode=${plumber.sortCode}`, { ...json, stage: 1 });
}

const toAdd = 'to add Riverside Plumbing, sort code 20-04-33, account ending 0519, as a payee';
const toAddAndPay = (sum: string) => `${toAdd} and pay them ${sum}`;
const toPay = (sum: string) => `to pay Riverside Plumbing ${sum}`;

describe.each(['payment', 'instruction'] as const)('adding a payee with a %s', (kind) => {
  it.each<[string, number | undefined, readonly number[], readonly string[]]>([
    ['names both in one code, which covers both', 48_000, [48_000], [toAddAndPay('£48,000.00')]],
    ['below a high amount too', 24_999.99, [24_999.99], [toAddAndPay('£24,999.99')]],
    ['at a high amount too', 25_000, [25_000], [toAddAndPay('£25,000.00')]],
    ['asks twice where nothing was named', undefined, [12.5], [toAdd, toPay('£12.50')]],
    ['asks twice at a high amount where nothing was named', undefined, [48_000], [toAdd, toPay('£48,000.00')]],
    ['asks for another amount than was named', 100, [100.01], [toAddAndPay('£100.00'), toPay('£100.01')]],
    ['asks for a high amount where a small one was named', 1, [48_000], [toAddAndPay('£1.00'), toPay('£48,000.00')]],
    [
      'asks for the second of two high amounts alike',
      25_000,
      [25_000, 25_000],
      [toAddAndPay('£25,000.00'), toPay('£25,000.00')],
    ],
    ['asks for nothing more below a high amount', 10, [10, 10, 24_000], [toAddAndPay('£10.00')]],
    ['covers nothing where what was named is no sum', 0, [5], [toAdd, toPay('£5.00')]],
    ['covers nothing where what was named is no whole penny', 0.001, [5], [toAdd, toPay('£5.00')]],
  ])('%s', async (_, intended, amounts, expected) => {
    const { named, answers, desk } = await addAndPay(intended, amounts, kind);
    expect(named).toEqual(expected);
    expect(answers).toEqual(answers.map(() => 200));
    const gone = kind === 'payment' ? amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) : 0;
    const left = (50_000_00 - gone) / 100;
    expect(await desk.money()).toEqual([left, left]);
  });
});

it.each([true, false])(
  'goes by its own records where the client says that the payee is new: %s',
  async (isNewPayee) => {
    const nell = await nellAdding();
    const { payload, path, to } = await nell.submit();
    await nell.confirmed(path, { ...payload, stage: 2 });
    await order(nell, to, 7, 'payment', { isNewPayee });
    await order(nell, to, 30_000, 'payment', { isNewPayee });
    expect(nell.named).toEqual([toAdd, toPay('£7.00'), toPay('£30,000.00')]);
    expect(await nell.desk.money()).toEqual([19_993, 19_993]);
  },
);

it('needs an identical request: another amount needs a new code and covers nothing', async () => {
  const { hand, sandbox, submit: handPayeeIn } = await nellAdding();
  const { payload, path } = await handPayeeIn();
  const asking = (amount: number, headers = {}) =>
    hand.call('PUT', path, { json: { ...payload, stage: 2, intendedPayment: pounds(amount) }, headers });
  const asked = await asking(1);
  const { referenceNo } = JSON.parse(asked.headers.get('x-challenge') ?? '{}');
  const phone = await sandbox.control.phone('nell');
  const otp = 'messages' in phone ? phone.messages[0]?.code : undefined;
  const answer = { 'x-challenge_response': JSON.stringify({ authType: 'OTP', otp, referenceNo }) };
  expect([asked.status, (await asking(48_000, answer)).status]).toEqual([417, 417]);
});

it('gives an active payee no cover when its confirmation is repeated', async () => {
  const nell = await nellAdding();
  const { payload, path, to } = await nell.submit();
  await nell.confirmed(path, { ...payload, stage: 2 });
  const again = await nell.confirmed(path, { ...payload, stage: 2, intendedPayment: pounds(30_000) });
  expect(again.status).toBe(200);
  await order(nell, to, 30_000, 'payment');
  expect(nell.named).toEqual([toAdd, toPay('£30,000.00')]);
});

it('loses its cover when the payee changes', async () => {
  const { named, confirmed, sandbox, hand, desk } = await nellAdding();
  const { payload, path, to } = await submit(hand);
  await confirmed(path, { ...payload, stage: 2, intendedPayment: pounds(100) });
  const changed = { ...payload, nickName: 'Plumber' };
  await sandbox.control.setSwitches({ otp: '204816' });
  const asked = await hand.call('POST', path, { json: { ...changed, stage: 0 } });
  const { referenceNo } = JSON.parse(asked.headers.get('x-challenge') ?? '{}');
  const answer = { authType: 'OTP', otp: '204816', referenceNo };
  await hand.call('POST', path, {
    json: { ...changed, stage: 0 },
    headers: { 'x-challenge_response': JSON.stringify(answer) },
  });
  await hand.call('PUT', path, { json: { ...changed, stage: 2 } });
  const nell = { sandbox, hand, desk, named, confirmed, submit: () => submit(hand) };
  expect((await order(nell, to, 100, 'payment')).status).toBe(200);
  expect(named).toEqual([toAddAndPay('£100.00'), toPay('£100.00')]);
  expect(await desk.money()).toEqual([49_900, 49_900]);
});

it('is paid once when payee and payment are both confirmed late', async () => {
  const nell = await nellAdding();
  const { hand, sandbox, desk } = nell;
  const { payload, path, to } = await nell.submit();
  await sandbox.control.addFault({ operationId: 'confirmPayee', kind: 'late=5', only: 1 });
  expect((await nell.confirmed(path, { ...payload, stage: 2, intendedPayment: pounds(26_000) })).status).toBe(0);
  await hand.call('POST', '/v1/session/nonce');
  await sandbox.control.advanceClock('PT5S');
  await sandbox.control.addFault({ operationId: 'confirmPayment', kind: 'late=5', only: 1 });
  expect((await order(nell, to, 26_000, 'payment')).status).toBe(0);
  await hand.call('POST', '/v1/session/nonce');
  expect(await desk.money()).toEqual([50_000, 50_000]);
  await sandbox.control.advanceClock('PT5S');
  expect(await desk.money()).toEqual([24_000, 24_000]);
  expect(nell.named).toEqual([toAddAndPay('£26,000.00')]);
  expect(await sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
});
