import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { validateResend } from './challenges.ts';
import { codesCountedMs, mostCodes } from './one-time-passwords.ts';
import { lockMs } from './pin.ts';
import {
  anotherCode,
  confirmingActions,
  customerOf,
  lastCode,
  referenceIn,
  saysOf,
  signIn,
  waitMs,
} from './second-factor.fixture.ts';

async function nellAsked() {
  const bank = await smallBank();
  const customer = await signIn(bank);
  const actions = confirmingActions(bank, customer);
  const first = await actions.request();
  return { bank, customer, actions, first };
}

async function resend({ bank, customer }: Pick<Awaited<ReturnType<typeof nellAsked>>, 'bank' | 'customer'>) {
  const verdict = validateResend(bank, customerOf(bank, customer.session.id), referenceIn(bank, customer));
  if (verdict.outcome === 'sent') await commit(bank, verdict.changes);
  return verdict.outcome === 'sent' ? verdict.challenge.resendsLeft : verdict.reason;
}

it('asks for the code, then the PIN, and then confirms', async () => {
  const { bank, customer, actions, first } = await nellAsked();
  expect(first).toMatchObject({ outcome: 'asked', challenge: { factor: 'OTP', attemptsLeft: 3, resendsLeft: 3 } });
  expect(bank.records.all('phoneMessages')).toMatchObject([
    {
      userId: 'nell',
      text: `${lastCode(bank)} is your code to change your password. It is valid for 10 minutes. Never tell it to anybody.`,
    },
  ]);
  const codeReference = referenceIn(bank, customer);
  expect(saysOf(await actions.answerCode(lastCode(bank)))).toBe('to-confirm PIN 3');
  expect(referenceIn(bank, customer)).not.toBe(codeReference);
  expect(saysOf(await actions.answerPin('2580'))).toBe('confirmed');
  expect(bank.records.all('challenges')).toEqual([]);
  expect(bank.records.all('phoneMessages')).toHaveLength(1);
  expect(sweep(bank)).toEqual([]);
});

it('asks nothing of a customer without a second factor', async () => {
  const bank = await smallBank();
  const actions = confirmingActions(bank, await signIn(bank), { factors: [], confirms: 'to do this' });
  expect(saysOf(await actions.request())).toBe('confirmed');
});

it.each([
  ['a moment before ten minutes are over', 10 * 60_000 - 1, 'to-confirm PIN 3'],
  ['when ten minutes are over', 10 * 60_000, 'code-expired OTP 3'],
])('validates the right code %s', async (_, ms, says) => {
  const { bank, actions } = await nellAsked();
  waitMs(bank, ms);
  expect(saysOf(await actions.answerCode(lastCode(bank)))).toBe(says);
});

it('counts no attempt after ten minutes, and gives a resent code ten more', async () => {
  const asked = await nellAsked();
  const { bank, customer, actions } = asked;
  const reference = referenceIn(bank, customer);
  waitMs(bank, 601_000);
  expect(saysOf(await actions.answerCode(anotherCode(bank)))).toBe('code-expired OTP 3');
  expect(await resend(asked)).toBe(2);
  expect(referenceIn(bank, customer)).toBe(reference);
  waitMs(bank, 599_000);
  expect(saysOf(await actions.answerCode(lastCode(bank)))).toBe('to-confirm PIN 3');
});

it('accepts only the latest code', async () => {
  const asked = await nellAsked();
  const { bank, actions } = asked;
  const before = lastCode(bank);
  await resend(asked);
  expect(saysOf(await actions.answerCode(before))).toBe('wrong-code OTP 2');
  expect(saysOf(await actions.answerCode(lastCode(bank)))).toBe('to-confirm PIN 3');
});

it('resends a code three times without further attempts', async () => {
  const asked = await nellAsked();
  await asked.actions.answerCode(anotherCode(asked.bank));
  expect([await resend(asked), await resend(asked), await resend(asked), await resend(asked)]).toEqual([
    2,
    1,
    0,
    'no-resends-left',
  ]);
  expect(asked.bank.records.all('phoneMessages')).toHaveLength(4);
  expect(saysOf(await asked.actions.answerCode(anotherCode(asked.bank)))).toBe('wrong-code OTP 1');
});

it('counts wrong codes over all challenges until one is right', async () => {
  const { bank, actions } = await nellAsked();
  await actions.answerCode(anotherCode(bank));
  await actions.answerCode(anotherCode(bank));
  expect(saysOf(await actions.request())).toBe('to-confirm OTP 1');
  await actions.answerCode(lastCode(bank));
  expect(saysOf(await actions.request())).toBe('to-confirm OTP 3');
  await actions.answerCode(anotherCode(bank));
  await actions.answerCode(anotherCode(bank));
  await actions.request();
  expect(saysOf(await actions.answerCode(anotherCode(bank)))).toBe('codes-locked');
});

/** Nell after the most codes a customer may be sent for now; the first a minute before the others. */
async function nellSentTheMost() {
  const asked = await nellAsked();
  waitMs(asked.bank, 60_000);
  for (let sent = 1; sent < mostCodes; sent += 1) await asked.actions.request();
  return { ...asked, sent: () => asked.bank.records.all('phoneMessages').length };
}

it('sends a customer at most twenty codes in half an hour, over all challenges', async () => {
  const { bank, customer, actions, sent } = await nellSentTheMost();
  expect(sent()).toBe(20);
  const refused = await actions.request();
  expect(refused).toMatchObject({ outcome: 'refused', rule: 'challenge.too-many-codes' });
  expect(sent()).toBe(20);
  expect(referenceIn(bank, customer)).toBe('none');
  waitMs(bank, codesCountedMs - 60_000 - 1);
  expect(saysOf(await actions.request())).toBe('too-many-codes');
  waitMs(bank, 1);
  expect(saysOf(await actions.request())).toBe('to-confirm OTP 3');
  expect(saysOf(await actions.request())).toBe('too-many-codes');
  expect(sweep(bank)).toEqual([]);
});

it('resends none after twenty codes, and the last one still confirms', async () => {
  const asked = await nellSentTheMost();
  const { bank, customer, actions, sent } = asked;
  expect(validateResend(bank, customerOf(bank, customer.session.id), referenceIn(bank, customer))).toMatchObject({
    outcome: 'refused',
    rule: 'challenge.too-many-codes',
    reason: 'too-many-codes',
  });
  expect(sent()).toBe(20);
  expect(saysOf(await actions.answerCode(lastCode(bank)))).toBe('to-confirm PIN 3');
  expect(saysOf(await actions.answerPin('2580'))).toBe('confirmed');
});

it('counts codes by customer, including resent and undelivered ones', async () => {
  const bank = await smallBank();
  const customer = await signIn(bank, 'nell', { phoneIsOn: false });
  const actions = confirmingActions(bank, customer);
  const other = confirmingActions(bank, await signIn(bank, 'barred'));
  for (let sent = 0; sent < mostCodes; sent += 2) {
    await actions.request();
    await resend({ bank, customer });
  }
  expect(saysOf(await actions.request())).toBe('too-many-codes');
  expect(saysOf(await other.request())).toBe('to-confirm OTP 3');
});

it('asks for a PIN alone, however many codes were sent', async () => {
  const { bank, customer } = await nellSentTheMost();
  const actions = confirmingActions(bank, customer, { factors: ['PIN'], confirms: 'to do this' });
  expect(saysOf(await actions.request())).toBe('to-confirm PIN 3');
});

it('has nothing to resend for a PIN, without a challenge, or to another customer', async () => {
  const asked = await nellAsked();
  const { bank, customer, actions } = asked;
  const reference = referenceIn(bank, customer);
  const stranger = await signIn(bank, 'barred');
  expect(validateResend(bank, stranger, reference)).toMatchObject({ reason: 'nothing-to-send-again' });
  await actions.answerCode(lastCode(bank));
  expect(await resend(asked)).toBe('nothing-to-send-again');
  await actions.answerPin('2580');
  expect(await resend(asked)).toBe('nothing-to-send-again');
});

it('sends no code for half an hour after the third wrong one', async () => {
  const { bank, actions } = await nellAsked();
  const says = [];
  for (let wrong = 0; wrong < 3; wrong += 1) says.push(saysOf(await actions.answerCode(anotherCode(bank))));
  expect(says).toEqual(['wrong-code OTP 2', 'wrong-code OTP 1', 'codes-locked']);
  waitMs(bank, lockMs - 1);
  expect(saysOf(await actions.request())).toBe('codes-locked');
  expect(bank.records.all('phoneMessages')).toHaveLength(1);
  waitMs(bank, 1);
  expect(saysOf(await actions.request())).toBe('to-confirm OTP 3');
});

it('locks the PIN for half an hour after the third wrong one, and sends no code meanwhile', async () => {
  const { bank, actions } = await nellAsked();
  await actions.answerCode(lastCode(bank));
  const says = [];
  for (let wrong = 0; wrong < 3; wrong += 1) says.push(saysOf(await actions.answerPin('1379')));
  expect(says).toEqual(['wrong-pin PIN 2', 'wrong-pin PIN 1', 'pin-locked']);
  waitMs(bank, lockMs - 1);
  expect(saysOf(await actions.request())).toBe('pin-locked');
  expect(bank.records.all('phoneMessages')).toHaveLength(1);
  waitMs(bank, 1);
  expect(saysOf(await actions.request())).toBe('to-confirm OTP 3');
});

it.each([
  ['takes a PIN a moment before ten minutes are over', ['OTP', 'PIN'], 10 * 60_000 - 1, 'confirmed'],
  ['asks for a new code when the PIN comes after ten minutes', ['OTP', 'PIN'], 10 * 60_000, 'to-confirm OTP 3'],
  ['asks for the PIN again where no code is needed', ['PIN'], 10 * 60_000, 'to-confirm PIN 3'],
] as const)('%s', async (_, factors, ms, says) => {
  const bank = await smallBank();
  const customer = await signIn(bank);
  const actions = confirmingActions(bank, customer, { factors, confirms: 'to do this' });
  await actions.request();
  waitMs(bank, 60_000);
  if (factors[0] === 'OTP') await actions.answerCode(lastCode(bank));
  else await actions.request();
  const reference = referenceIn(bank, customer);
  waitMs(bank, ms);
  expect(saysOf(await actions.answerPin('2580'))).toBe(says);
  expect(referenceIn(bank, customer)).not.toBe(reference);
  expect(sweep(bank)).toEqual([]);
});

it('ignores a late PIN, and does not extend the time after a wrong one', async () => {
  const { bank, customer, actions } = await nellAsked();
  await actions.answerCode(lastCode(bank));
  waitMs(bank, 300_000);
  expect(saysOf(await actions.answerPin('1379'))).toBe('wrong-pin PIN 2');
  waitMs(bank, 300_000);
  expect(saysOf(await actions.answerPin('1379'))).toBe('to-confirm OTP 3');
  expect(customerOf(bank, customer.session.id).user.wrongPins).toBe(1);
});

it('resets wrong PINs after a right one', async () => {
  const { bank, customer, actions } = await nellAsked();
  await actions.answerCode(lastCode(bank));
  await actions.answerPin('1379');
  await actions.answerPin('1379');
  expect(saysOf(await actions.answerPin('2580'))).toBe('confirmed');
  expect(customerOf(bank, customer.session.id).user.wrongPins).toBe(0);
});

it('asks again when the answer is for another request, reference, factor or session', async () => {
  const { bank, customer, actions } = await nellAsked();
  const others = [
    () => actions.answerCode(lastCode(bank), 'another request'),
    () => actions.request({ factor: 'OTP', typed: lastCode(bank), referenceNo: 'unknown' }),
    () => actions.answerPin('2580'),
    async () =>
      confirmingActions(bank, await signIn(bank, 'barred')).request({
        factor: 'OTP',
        typed: lastCode(bank),
        referenceNo: referenceIn(bank, customer),
      }),
  ];
  for (const other of others) expect(saysOf(await other())).toBe('to-confirm OTP 3');
  expect(bank.records.all('phoneMessages')).toHaveLength(5);
});

it('replaces a challenge with the next', async () => {
  const { bank, customer, actions } = await nellAsked();
  const [code, referenceNo] = [lastCode(bank), referenceIn(bank, customer)];
  await actions.request(undefined, 'another request');
  expect(saysOf(await actions.request({ factor: 'OTP', typed: code, referenceNo }))).toBe('to-confirm OTP 3');
});

it('accepts the fixed six digits as well as the code sent, within its ten minutes', async () => {
  const { bank, actions } = await nellAsked();
  bank.otp = anotherCode(bank);
  waitMs(bank, 600_000);
  expect(saysOf(await actions.answerCode(bank.otp))).toBe('code-expired OTP 3');
  await actions.request();
  expect(saysOf(await actions.answerCode(bank.otp))).toBe('to-confirm PIN 3');
});
