import { expect, it } from 'vitest';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { encryptPassword } from '#sandbox/bank/session/credentials.ts';
import { payees, payerPersonas } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { instructions, nellPaying } from '#sandbox/control/paying.fixture.ts';
import { lastEntry, nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';
import { personaAtHome } from '#sandbox/http/cheques/paper.fixture.ts';
import type { HandAnswer, ManualSession } from '#sandbox/walk/session-by-hand.ts';
import { alertsBy, type Call, challengeIn, codeOf, send } from './confirming.fixture.ts';

const code = '204816';
const { nell, ...others } = payerPersonas;
if (nell === undefined) throw new Error('Nell is missing.');
const withoutFactor: Personas = {
  ...others,
  nell: {
    ...nell,
    open(seed, openingDay) {
      const book = nell.open(seed, openingDay);
      return { ...book, user: { ...book.user, secondFactor: 'none' } };
    },
  },
};

async function sealedIn(hand: ManualSession, old: string, next: string) {
  const { body } = await hand.call('POST', '/v1/salt');
  const salt = decodeURIComponent((body as { saltDTO: { id: string } }).saltDTO.id);
  return { old: encryptPassword(old, salt), new: encryptPassword(next, salt) };
}

const referenceIn = (answer: HandAnswer) => challengeIn(answer).referenceNo;

async function privateCustomer() {
  const home = await personaAtHome();
  await home.sandbox.control.setSwitches({ otp: code });
  await home.sandbox.control.doVerb({ verb: 'provider-asks', persona: 'private-customer' });
  const account = (await home.accountOf('CA')).id;
  const shared = {
    accessPointId: 'furlong-finance',
    accountType: 'CSA',
    accessLevel: 'ACCESSPOINT',
    accessStatus: false,
    accountExclusionDTOs: [{ accountNumber: { value: account.value }, taskIds: ['CH_I', 'PC_F_CGNDP'] }],
  };
  const alerts = alertsBy('SMS');
  const days = 'searchBy=SPD&fromDate=2025-09-02&toDate=2026-03-02';
  const file = 'startDate=02/10/2025&endDate=02/03/2026&format=csv';
  const calls = {
    share: { method: 'POST', path: '/v1/me/accessPointAccount', json: { accessPointAccountDTOs: [shared] } },
    alerts: { method: 'POST', path: '/v1/actionSubscriptions', json: alerts },
    book: { method: 'POST', path: '/cz/v1/chequebookRequest', json: { accNo: account } },
    transactions: { method: 'GET', path: `/cz/v1/accounts/demandDeposit/${account.value}/transactions?${days}` },
    file: { method: 'GET', path: `/cz/v1/accounts/${account.value}/transactions/download?${file}` },
  } as const satisfies Record<string, Call>;
  return { ...home, calls, account };
}

const acts = [
  ['share', 'to let Furlong Finance see 1 account, pay from 1 account', 201],
  ['alerts', 'to set up your alerts', 201],
  ['book', 'to order a cheque book', 201],
  ['transactions', 'to see transactions older than 90 days', 200],
] as const;

it.each(acts)('needs a code for it where the bank is strict: %s', async (act, confirms, status) => {
  const { sandbox, hand, calls } = await privateCustomer();
  await sandbox.control.setSwitches({ sca: 'strict' });
  const asked = await send(hand, calls[act]);
  expect([asked.status, codeOf(asked)]).toEqual([417, 'DIGX_AUTH_0003']);
  const phone = await sandbox.control.phone('private-customer');
  expect(JSON.stringify(phone)).toContain(`is your code ${confirms}. It`);
  const referenceNo = referenceIn(asked);
  const wrong = await send(hand, calls[act], { authType: 'OTP', otp: '111111', referenceNo });
  expect([wrong.status, codeOf(wrong)]).toEqual([417, 'DIGX_TFA_0004']);
  expect((await send(hand, calls[act], { authType: 'OTP', otp: code, referenceNo })).status).toBe(status);
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
});

it.each(acts)('needs nothing for it as specified: %s', async (act, _, status) => {
  const { sandbox, hand, calls } = await privateCustomer();
  expect((await send(hand, calls[act])).status).toBe(status);
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
});

it('shows older transactions for the rest of the session, and asks in the next one', async () => {
  const { sandbox, hand, calls, signIn, account, accountOf } = await privateCustomer();
  await sandbox.control.setSwitches({ sca: 'strict' });
  const asked = await send(hand, calls.transactions);
  expect(
    (await send(hand, calls.transactions, { authType: 'OTP', otp: code, referenceNo: referenceIn(asked) })).status,
  ).toBe(200);
  expect((await send(hand, calls.transactions)).status).toBe(200);
  expect((await send(hand, calls.file)).status).toBe(200);
  await signIn();
  const { value } = (await accountOf('CA')).id;
  const path = calls.transactions.path.replace(account.value, value);
  expect((await send(hand, { method: 'GET', path })).status).toBe(417);
});

it('shows the last 90 days without a code', async () => {
  const { sandbox, hand, account } = await privateCustomer();
  await sandbox.control.setSwitches({ sca: 'strict' });
  const of = (from: string) =>
    hand.call(
      'GET',
      `/cz/v1/accounts/demandDeposit/${account.value}/transactions?searchBy=SPD&fromDate=${from}&toDate=2026-03-02`,
    );
  expect((await of('2025-12-02')).status).toBe(200);
  expect((await of('2025-09-02')).status).toBe(417);
});

it('refuses a customer without a second factor, and does nothing', async () => {
  const { hand, sandbox } = await nellAtHome({ personas: withoutFactor });
  const json = { type: 'PASSWORD', ...(await sealedIn(hand, smallPassword, 'Saddle$Room8')) };
  await sandbox.control.setSwitches({ sca: 'strict' });
  const refused = await hand.call('PUT', '/v1/me/credentials', { json });
  expect([refused.status, codeOf(refused)]).toEqual([417, 'DIGX_CZ_TFA_0002']);
  expect(refused.headers.get('x-challenge')).toBeNull();
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'challenge.no-second-factor', contract: 'kept' });
  expect((await hand.signIn('nell', smallPassword)).status).toBe(200);
});

/** Nell under a strict bank, with what is on her account and her neighbour's. */
async function strictNell() {
  const { sandbox, hand, desk } = await nellPaying();
  await sandbox.control.setSwitches({ otp: code, sca: 'strict' });
  const money = async () => {
    const current = async (persona: string) => {
      const read = await sandbox.control.balances(persona);
      return 'balances' in read ? read.balances.find(({ alias }) => alias === 'current')?.balanceMinor : undefined;
    };
    return [await current('nell'), await current('ada')];
  };
  /** Verifies and confirms a payment; with the right code where one is given. */
  async function pay(amount: number, typed?: string) {
    const order = await desk.order({ amount, to: payees.neighbour });
    const { paymentId } = (await desk.post(order)).body as { paymentId: string };
    const sortCode = payees.neighbour.sortCode;
    const first = await desk.put(paymentId, order, { sortCode });
    if (first.status !== 417 || typed === undefined) return first;
    const answer = { authType: 'OTP', otp: typed, referenceNo: referenceIn(first) } as const;
    return desk.put(paymentId, order, { sortCode, answer });
  }
  return { sandbox, hand, desk, money, pay };
}

it('pays a saved payee only with a code, and moves nothing without', async () => {
  const { money, pay, sandbox } = await strictNell();
  expect(await money()).toEqual([50_000_00, 100_00]);
  expect((await pay(25.01)).status).toBe(417);
  expect((await pay(24_999.99)).status).toBe(417);
  expect((await pay(24_999.99, '111111')).status).toBe(417);
  expect(await money()).toEqual([50_000_00, 100_00]);
  expect((await pay(24_999.99, code)).status).toBe(200);
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  expect(await money()).toEqual([25_000_01, 25_099_99]);
});

it('pays small sums without a code until they are too many or too much, and again after one', async () => {
  const { pay, money } = await strictNell();
  const answers = [];
  for (const amount of [25, 25, 25, 10, 0.01]) answers.push((await pay(amount)).status);
  expect(answers).toEqual([200, 200, 200, 200, 417]);
  expect(await money()).toEqual([49_915_00, 185_00]);
  expect((await pay(25, code)).status).toBe(200);
  expect((await pay(25)).status).toBe(200);
});

it('sets up a standing order only with a code', async () => {
  const { desk } = await strictNell();
  const monthly = { type: 'REC', frequency: '50', startDate: '2026-03-14', endDate: null, later: true };
  const order = { ...(await desk.order({ amount: 1 })), ...monthly };
  const { instructionId } = (await desk.post(order, instructions)).body as { instructionId: string };
  const asked = await desk.put(instructionId, order, { path: instructions });
  expect(asked.status).toBe(417);
  expect(await desk.get(instructionId, instructions)).toMatchObject({
    body: { payoutDetails: { statusType: 'INITIATED' } },
  });
  const answer = { authType: 'OTP', otp: code, referenceNo: referenceIn(asked) } as const;
  expect((await desk.put(instructionId, order, { path: instructions, answer })).status).toBe(200);
});
