import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { TargetLimit } from '#sandbox/bank/records/limit-package.ts';
import { payerActions, saidOf } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { moved, posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { limitRefusal, usedToday, usualLimit } from './payment-limits.ts';

const nell = { kind: 'USER', id: 'nell' } as const;
const nellsParty = { kind: 'PARTY', id: 'party-nell' } as const;
const yard = { kind: 'PARTY', id: 'party-yard' } as const;

/** A customer with ample funds, and limits agreed for the user, the party or both. */
async function limited(agreed: Readonly<Record<string, Partial<TargetLimit>>> = {}) {
  const actions = await payerActions();
  const plenty = moved('clearing:payments-in:GBP', 'nell:current', 1_000_000_00);
  await commit(actions.bank, [
    { change: 'post', posting: posting({ id: 'plenty', entries: plenty }) },
    ...Object.entries(agreed).map(([id, over]) => {
      const makePayment = { ...usualLimit, ...over };
      const targets = { makePayment, internalTransfer: usualLimit, bulkPayments: usualLimit };
      return { change: 'insert', of: 'limitPackages', record: { id, targets } } as const;
    }),
  ]);
  return actions;
}

it.each<[string, Record<string, Partial<TargetLimit>>, number, string]>([
  ['usually nothing', {}, 0, 'below-minimum'],
  ['usually a penny', {}, 1, 'payments.booked-at-once'],
  ['usually the ceiling', {}, 100_000_00, 'payments.booked-at-once'],
  ['usually a penny past the ceiling', {}, 100_000_01, 'above-ceiling'],
  ['past the ceiling whatever was agreed', { 'USER:nell': { maximumMinor: 200_000_00 } }, 100_000_01, 'above-ceiling'],
  ['the user’s minimum', { 'USER:nell': { minimumMinor: 5_00 } }, 5_00, 'payments.booked-at-once'],
  ['a penny less than the user’s minimum', { 'USER:nell': { minimumMinor: 5_00 } }, 4_99, 'below-minimum'],
  [
    'less than the larger minimum of the two',
    { 'USER:nell': { minimumMinor: 1_00 }, 'PARTY:party-nell': { minimumMinor: 5_00 } },
    4_99,
    'below-minimum',
  ],
  ['the party’s maximum', { 'PARTY:party-nell': { maximumMinor: 900_00 } }, 900_00, 'payments.booked-at-once'],
  ['a penny more than the party’s maximum', { 'PARTY:party-nell': { maximumMinor: 900_00 } }, 900_01, 'above-maximum'],
  [
    'more than the smaller maximum of the two',
    { 'USER:nell': { maximumMinor: 500_00 }, 'PARTY:party-nell': { maximumMinor: 900_00 } },
    500_01,
    'above-maximum',
  ],
  ['the limit of another party', { 'PARTY:party-yard': { maximumMinor: 1 } }, 100_00, 'payments.booked-at-once'],
])('validates %s', async (_, agreed, minor, expected) => {
  const actions = await limited(agreed);
  expect(saidOf(await actions.pay({ minor }))).toBe(expected);
});

it.each<[string, string]>([
  ['the user', 'USER:nell'],
  ['the party', 'PARTY:party-nell'],
])('lets %s send what is left of the daily limit and not a penny more', async (_, id) => {
  const actions = await limited({ [id]: { dailyMinor: 300_00 } });
  expect(saidOf(await actions.pay({ minor: 200_00 }))).toBe('payments.booked-at-once');
  expect(saidOf(await actions.pay({ minor: 100_01 }))).toBe('over-daily-amount');
  expect(saidOf(await actions.pay({ minor: 100_00 }))).toBe('payments.booked-at-once');
  expect(saidOf(await actions.pay({ minor: 1 }))).toBe('over-daily-amount');
  await actions.waitUntilLondon('2026-03-03', '00:00');
  expect(saidOf(await actions.pay({ minor: 300_00 }))).toBe('payments.booked-at-once');
});

it('counts the number of payments, too', async () => {
  const actions = await limited({ 'USER:nell': { dailyCount: 2 } });
  await actions.pay({ minor: 1 });
  expect(saidOf(await actions.pay({ minor: 1 }))).toBe('payments.booked-at-once');
  expect(saidOf(await actions.pay({ minor: 1 }))).toBe('over-daily-count');
});

it('checks the daily limits again at confirmation', async () => {
  const actions = await limited({ 'USER:nell': { dailyMinor: 300_00 } });
  const order = actions.order({ minor: 200_00 });
  const [first, second] = [await actions.create(order), await actions.create(order)];
  if (first.outcome !== 'verified' || second.outcome !== 'verified') throw new Error('Each may be paid.');
  await actions.confirm(first.record.id, order);
  expect(saidOf(await actions.confirm(second.record.id, order))).toBe('over-daily-amount');
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 200_00, count: 1 });
});

it('counts today’s payments for the user and for the account’s party, without drafts', async () => {
  const actions = await limited();
  await actions.create(actions.order());
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 0, count: 0 });
  await actions.pay({ minor: 10_00 });
  actions.bank.payments = 'under-processing';
  await actions.pay({ minor: 1_00 });
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 11_00, count: 2 });
  expect(usedToday(actions.bank, nellsParty)).toEqual({ minor: 11_00, count: 2 });
  expect(usedToday(actions.bank, yard)).toEqual({ minor: 0, count: 0 });
  actions.bank.payments = 'needs-authoriser';
  await actions.pay({ minor: 5_00 });
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 11_00, count: 2 });
  await actions.waitUntilLondon('2026-03-03', '00:00');
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 0, count: 0 });
});

it('counts a payment on the day it was confirmed, even when booked the next day', async () => {
  const actions = await limited();
  await actions.waitUntilLondon('2026-03-02', '18:00');
  await actions.pay({ minor: 10_00 });
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 10_00, count: 1 });
  await actions.waitUntilLondon('2026-03-03', '12:00');
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 0, count: 0 });
});

it('counts instructions on the days they are paid', async () => {
  const actions = await limited();
  await actions.instruct({ frequency: '20', startDate: '2026-03-07', minor: 3_00 });
  await actions.instruct({ frequency: '30', startDate: '2026-03-08', minor: 4_00 });
  await actions.waitUntilLondon('2026-03-08', '12:00');
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 0, count: 0 });
  await actions.waitUntilLondon('2026-03-09', '12:00');
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 7_00, count: 2 });
  expect(usedToday(actions.bank, yard)).toEqual({ minor: 0, count: 0 });
  expect(usedToday(actions.bank, nell, 'internalTransfer')).toEqual({ minor: 0, count: 0 });
});

it('counts what an instruction has paid today, even when it is edited later in the day', async () => {
  const actions = await limited();
  await actions.instruct({ frequency: '20', startDate: '2026-03-09', minor: 3_00 });
  await actions.waitUntilLondon('2026-03-09', '12:00');
  const [record] = actions.bank.records.all('instructions');
  if (record === undefined) throw new Error('There is an instruction.');
  const edits = [
    { until: instantInLondon(calendarDay('2026-03-09'), '05:00'), minor: 1_00, reference: '' },
    { until: actions.bank.clock.now, minor: 3_00, reference: '' },
  ];
  const edited = { ...record, minor: 8_00, edits };
  await commit(actions.bank, [{ change: 'update', of: 'instructions', record: edited }]);
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 3_00, count: 1 });
});

it('counts no instruction from before online banking', async () => {
  const actions = await limited();
  await actions.instruct({ frequency: '20', startDate: '2026-03-09', minor: 3_00 });
  await actions.waitUntilLondon('2026-03-09', '12:00');
  const [record] = actions.bank.records.all('instructions');
  if (record === undefined) throw new Error('There is an instruction.');
  await commit(actions.bank, [{ change: 'update', of: 'instructions', record: { ...record, sessionId: '' } }]);
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 0, count: 0 });
});

it('counts transfers apart from payments, and those in another currency without their amount', async () => {
  const actions = await limited();
  await actions.pay({ minor: 10_00 });
  const [paid] = actions.bank.records.all('payments');
  if (paid === undefined) throw new Error('There is a payment.');
  const inPounds = { ...paid, id: 'payment-8', payeeId: null, toAccountId: 'nell:savings', minor: 2_00 };
  const inEuros = { ...inPounds, id: 'payment-9', toAccountId: 'yard:euro', currency: 'EUR' } as const;
  await commit(
    actions.bank,
    [inPounds, inEuros].map((record) => ({ change: 'insert', of: 'payments', record }) as const),
  );
  expect(usedToday(actions.bank, nell, 'internalTransfer')).toEqual({ minor: 2_00, count: 2 });
  expect(usedToday(actions.bank, nell)).toEqual({ minor: 10_00, count: 1 });
});

it.each([
  ['nothing', 0, 'below-minimum'],
  ['less than the minimum in pounds', 4_99, undefined],
  ['more than anybody may send in pounds', 100_000_01, undefined],
])('limits a transfer of %s in another currency by its number only', async (_, minor, refusal) => {
  const { bank } = await limited();
  const limit = { ...usualLimit, minimumMinor: 5_00, maximumMinor: 50_00, dailyMinor: 50_00, dailyCount: 1 };
  const targets = { makePayment: usualLimit, internalTransfer: limit, bulkPayments: usualLimit };
  await commit(bank, [{ change: 'insert', of: 'limitPackages', record: { id: 'USER:nell', targets } }]);
  expect(limitRefusal(bank, [nell], 'internalTransfer', { minor, currency: 'EUR' }, 'today')).toBe(refusal);
});

it('applies the single-payment limits to an instruction, but no daily ones', async () => {
  const actions = await limited({
    'USER:nell': { minimumMinor: 5_00, maximumMinor: 100_00, dailyMinor: 1, dailyCount: 1 },
  });
  expect(saidOf(await actions.instruct({ minor: 4_99 }))).toBe('below-minimum');
  expect(saidOf(await actions.instruct({ minor: 5_00 }))).toBe('instructions.set-up');
  expect(saidOf(await actions.instruct({ minor: 100_00 }))).toBe('instructions.set-up');
  expect(saidOf(await actions.instruct({ minor: 100_01 }))).toBe('above-maximum');
  expect(saidOf(await actions.instruct({ minor: 100_000_01 }))).toBe('above-ceiling');
});
