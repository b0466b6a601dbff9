import { expect, it } from 'vitest';
import { decidedFor, waitingFor } from '#sandbox/bank/approvals/approvals.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { usedToday } from '#sandbox/bank/payments/payment-limits.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  currentAccount,
  moneyOf,
  openingBalance,
  payees,
  payerActions,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { approversOf, ruleOf } from './approvers.fixture.ts';
import { approve } from './decisions.ts';

const nothing = { left: 0, arrived: 0, held: 0 };
const paid = { left: 125_50, arrived: 125_50, held: 0 };

async function waitingPayment(mandate: 'one-other' | 'two-others' = 'one-other', minor = 125_50) {
  const payer = await payerActions({ mandate });
  await payer.pay({ minor });
  return { payer, ...approversOf(payer) };
}

it('pays once when the only other authorises, however often it is asked', async () => {
  const { payer, approve: authorise } = await waitingPayment();
  expect(moneyOf(payer)).toEqual(nothing);
  expect(ruleOf(await authorise('tom'))).toBe('approvals.authorised');
  expect(moneyOf(payer)).toEqual(paid);
  expect(ruleOf(await authorise('tom'))).toBe('approvals.decided-before');
  expect(moneyOf(payer)).toEqual(paid);
  expect(payer.bank.records.all('payments')).toMatchObject([
    { state: 'completed', authorisedAt: payer.bank.clock.now },
  ]);
  expect(payer.bank.records.all('mails')).toMatchObject([{ userId: 'nell', subject: 'Payment authorised' }]);
  await payer.waitUntilLondon('2026-06-01', '12:00');
  expect(payer.bank.records.all('approvals')).toMatchObject([{ state: 'approved' }]);
  expect(sweep(payer.bank)).toEqual([]);
});

it('asks for a code that names what is authorised, and none to decline', async () => {
  const { payer, as, tokenFor, decline: refuse } = await waitingPayment();
  const asked = approve(
    payer.bank,
    { ...as('tom'), user: { ...as('tom').user, secondFactor: 'otp' } },
    tokenFor(as('tom'), 0),
  );
  expect(asked).toMatchObject({
    requiredConfirmation: {
      factors: ['OTP'],
      confirms: 'to authorise the payment of £125.50 to Ashdown Feed & Forage',
    },
  });
  expect(await refuse('tom')).not.toHaveProperty('requiredConfirmation');
});

it('moves money only with the last of two authorisations', async () => {
  const { payer, approve: authorise, as } = await waitingPayment('two-others');
  expect(ruleOf(await authorise('tom'))).toBe('approvals.authorised-by-one');
  expect(moneyOf(payer)).toEqual(nothing);
  expect(waitingFor(payer.bank, as('tom'))).toEqual([]);
  expect(decidedFor(payer.bank, as('tom'))).toMatchObject([{ state: 'pending', decisions: [{ userId: 'tom' }] }]);
  expect(waitingFor(payer.bank, as('ada-b'))).toHaveLength(1);
  expect(ruleOf(await authorise('tom'))).toBe('approvals.decided-before');
  expect(moneyOf(payer)).toEqual(nothing);
  expect(ruleOf(await authorise('ada-b'))).toBe('approvals.authorised');
  expect(moneyOf(payer)).toEqual(paid);
});

it.each([
  [9_999_99, 1],
  [10_000_00, 2],
])('asks for as many as the mandate does for %i pence', async (minor, needed) => {
  const payer = await payerActions({ mandate: 'one-other' });
  const party = payer.bank.records.find('parties', 'party-nell');
  if (party === undefined) throw new Error('There is a party.');
  await commit(payer.bank, [{ change: 'update', of: 'parties', record: { ...party, twoOthersFromMinor: 10_000_00 } }]);
  await payer.pay({ minor });
  expect(payer.bank.records.all('approvals')).toMatchObject([{ needed }]);
});

it('moves nothing when one of two declines, even after the other agreed', async () => {
  const { payer, approve: authorise, decline: refuse } = await waitingPayment('two-others');
  await authorise('tom');
  expect(ruleOf(await refuse('ada-b'))).toBe('approvals.declined');
  expect(ruleOf(await authorise('cleo'))).toBe('decided-already');
  expect(moneyOf(payer)).toEqual(nothing);
  expect(payer.bank.records.all('payments')).toMatchObject([{ state: 'failed' }]);
  expect(payer.bank.records.all('mails')).toMatchObject([
    { userId: 'nell', subject: 'Payment declined', body: expect.stringContaining('Nothing has been sent') },
  ]);
  expect(sweep(payer.bank)).toEqual([]);
});

it('counts the first of two decisions, and refuses the other', async () => {
  const { payer, approve: authorise, decline: refuse } = await waitingPayment();
  await authorise('tom');
  expect(ruleOf(await refuse('ada-b'))).toBe('decided-already');
  expect(ruleOf(await refuse('tom'))).toBe('decided-already');
  expect(ruleOf(await authorise('ada-b'))).toBe('decided-already');
  expect(moneyOf(payer)).toEqual(paid);
});

it('hides requests from their maker, from other entities and from those who may not authorise', async () => {
  const { payer, as, tokenFor } = await waitingPayment();
  const { bank } = payer;
  const tom = as('tom');
  const token = tokenFor(tom, 0);
  const maker = { ...tom, user: { ...payer.customer().user, permittedFunctions: ['approver' as const] } };
  expect(ruleOf(approve(bank, maker, token))).toBe('approval-not-found');
  const elsewhere = { ...tom, parties: tom.parties.filter(({ id }) => id === 'party-yard') };
  expect(ruleOf(approve(bank, elsewhere, token))).toBe('approval-not-found');
  const onlooker = { ...tom, user: { ...tom.user, permittedFunctions: ['payment' as const] } };
  expect(ruleOf(approve(bank, onlooker, token))).toBe('function-missing');
  expect(ruleOf(approve(bank, tom, 'unknown'))).toBe('approval-not-found');
});

it('refuses what has expired', async () => {
  const { payer, approve: authorise, decline: refuse, as } = await waitingPayment();
  await payer.waitUntilLondon('2026-04-01', '11:00');
  expect(ruleOf(await authorise('tom'))).toBe('approval-expired');
  expect(ruleOf(await refuse('tom'))).toBe('approval-expired');
  expect(decidedFor(payer.bank, as('tom'))).toMatchObject([{ state: 'expired', endedAt: '2026-04-01T10:00:00.000Z' }]);
  await payer.waitUntilLondon('2026-05-02', '11:00');
  expect(decidedFor(payer.bank, as('tom'))).toEqual([]);
});

it('does not authorise past the cut-off, nor on a later day, but lets it be declined', async () => {
  const { payer, approve: authorise, decline: refuse } = await waitingPayment();
  await payer.waitUntilLondon('2026-03-02', '17:00');
  expect(ruleOf(await authorise('tom'))).toBe('cut-off-passed');
  await payer.waitUntilLondon('2026-03-03', '09:00');
  expect(ruleOf(await authorise('tom'))).toBe('dates');
  expect(ruleOf(await refuse('tom'))).toBe('approvals.declined');
  expect(moneyOf(payer)).toEqual(nothing);
});

it('checks funds again', async () => {
  const { payer, approve: authorise } = await waitingPayment('one-other', 30_000_00);
  await payer.pay({ minor: 30_000_00 });
  expect(ruleOf(await authorise('tom', 0))).toBe('approvals.authorised');
  expect(ruleOf(await authorise('tom', 1))).toBe('not-enough-funds');
  expect(payer.balance(currentAccount)).toBe(openingBalance - 30_000_00);
});

it('checks the limits of the day on which it is authorised', async () => {
  const { payer, approve: authorise } = await waitingPayment();
  const each = { minimumMinor: 1, maximumMinor: 100_000_00, dailyMinor: 200_00, dailyCount: 9 };
  const targets = { makePayment: each, internalTransfer: each, bulkPayments: each };
  await commit(payer.bank, [{ change: 'insert', of: 'limitPackages', record: { id: 'USER:nell', targets } }]);
  await payer.pay();
  expect(ruleOf(await authorise('tom', 0))).toBe('approvals.authorised');
  expect(usedToday(payer.bank, { kind: 'USER', id: 'nell' })).toEqual({ minor: 125_50, count: 1 });
  expect(ruleOf(await authorise('tom', 1))).toBe('over-daily-amount');
  expect(moneyOf(payer)).toEqual(paid);
});

it('does not pay a payee deleted or changed since', async () => {
  const { payer, approve: authorise } = await waitingPayment();
  const { feed } = payees;
  await commit(payer.bank, [{ change: 'update', of: 'payees', record: { ...feed, accountNumber: '20418839' } }]);
  expect(ruleOf(await authorise('tom'))).toBe('payee-not-found');
  await commit(payer.bank, [{ change: 'remove', of: 'payees', id: 'feed' }]);
  expect(ruleOf(await authorise('tom'))).toBe('payee-not-found');
  expect(moneyOf(payer)).toEqual(nothing);
});

it('sets up a standing order, unless its first day has come', async () => {
  const payer = await payerActions({ mandate: 'one-other' });
  const { approve: authorise } = approversOf(payer);
  await payer.instruct();
  await payer.instruct({ startDate: '2026-03-04' });
  expect(ruleOf(await authorise('tom', 0))).toBe('approvals.authorised');
  await payer.waitUntilLondon('2026-03-04', '05:00');
  expect(ruleOf(await authorise('tom', 1))).toBe('dates');
  await payer.waitUntilLondon('2026-03-16', '12:00');
  expect(moneyOf(payer)).toEqual(paid);
  expect(payer.bank.records.all('mails')).toMatchObject([{ subject: 'Standing order authorised' }]);
  expect(sweep(payer.bank)).toEqual([]);
});
