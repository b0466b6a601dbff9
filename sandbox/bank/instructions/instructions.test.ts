import { describe, expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { heldOn } from '#sandbox/bank/engine/holds.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  comeBack,
  currentAccount,
  openingBalance,
  type PayerActions,
  payees,
  payerActions,
  saidOf,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';

type Over = Parameters<PayerActions['instruct']>[0];
const once = { type: 'NONREC', frequency: '10' } as const;

it.each<[string, Over, string]>([
  ['today', { startDate: '2026-03-02' }, 'dates'],
  ['tomorrow', { startDate: '2026-03-03' }, 'verified'],
  ['90 days ahead', { startDate: '2026-05-31' }, 'verified'],
  ['91 days ahead', { startDate: '2026-06-01' }, 'dates'],
  ['no day there is', { startDate: '2026-02-30' }, 'dates'],
  ['with an end before it', { startDate: '2026-03-16', endDate: '2026-03-15' }, 'dates'],
  ['with an end on it', { startDate: '2026-03-16', endDate: '2026-03-16' }, 'verified'],
  ['on a Saturday, with an end before Monday', { startDate: '2026-03-14', endDate: '2026-03-15' }, 'dates'],
  ['on a Saturday, with an end on Monday', { startDate: '2026-03-14', endDate: '2026-03-16' }, 'verified'],
  ['with an end that does not exist', { endDate: '2026-02-30' }, 'dates'],
  ['repeated once', { frequency: '10' }, 'dates'],
  ['done once', once, 'verified'],
  ['done once, monthly', { ...once, frequency: '50' }, 'dates'],
  ['done once, with an end', { ...once, endDate: '2026-04-16' }, 'dates'],
])('validates a first day %s', async (_, over, expected) => {
  const actions = await payerActions();
  expect(saidOf(await actions.createInstruction(actions.instruction(over)))).toBe(expected);
});

it('counts the 90 days by London’s calendar when the clocks change', async () => {
  const actions = await payerActions({ at: instantInLondon(calendarDay('2026-03-28'), '23:59:59') });
  expect(saidOf(await actions.createInstruction(actions.instruction({ startDate: '2026-06-26' })))).toBe('verified');
  expect(saidOf(await actions.createInstruction(actions.instruction({ startDate: '2026-06-27' })))).toBe('dates');
});

it.each<[string, Over, string]>([
  ['regularly from an account with the task code', {}, 'verified'],
  ['regularly from one for single payments only', { from: 'nell:plain' }, 'account-not-of-kind'],
  ['regularly from one that may not pay', { from: 'nell:savings' }, 'account-may-not-pay'],
  ['once from one for single payments only', { ...once, from: 'nell:plain' }, 'verified'],
  ['once from one that may not pay', { ...once, from: 'nell:savings' }, 'account-may-not-pay'],
  ['regularly from one in euros', { from: 'yard:euro' }, 'account-not-of-kind'],
  ['with punctuation in the reference', { reference: 'A-1' }, 'reference-characters'],
  ['to a payee awaiting authorisation', { to: payees.waiting }, 'payee-not-active'],
  ['above the balance', { minor: openingBalance + 1 }, 'verified'],
])('validates a payment %s', async (_, over, expected) => {
  const actions = await payerActions();
  expect(saidOf(await actions.createInstruction(actions.instruction(over)))).toBe(expected);
});

describe('an instruction', () => {
  it('is set up when confirmed and moves and holds nothing until its day', async () => {
    const actions = await payerActions();
    const order = actions.instruction();
    const verified = await actions.createInstruction(order);
    if (verified.outcome !== 'verified') throw new Error('It can be set up.');
    expect(verified.record).toMatchObject({ state: 'initiated', nextOn: null });
    expect(actions.bank.jobs.all.filter(({ kind }) => kind === 'instruction.run')).toEqual([]);
    expect(await actions.confirmInstruction(verified.record.id, order)).toMatchObject({
      rule: 'instructions.set-up',
      record: { state: 'active', nextOn: '2026-03-16', referenceNumber: 'PB2606100001' },
    });
    expect(actions.balance()).toBe(openingBalance);
    expect(heldOn(actions.bank, currentAccount)).toBe(0);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('confirmed again gives the same answer and is paid once', async () => {
    const actions = await payerActions();
    const order = actions.instruction();
    const verified = await actions.createInstruction(order);
    if (verified.outcome !== 'verified') throw new Error('It can be set up.');
    const first = await actions.confirmInstruction(verified.record.id, order);
    const again = await actions.confirmInstruction(verified.record.id, order);
    if (first.outcome !== 'confirmed' || again.outcome !== 'confirmed') throw new Error('It is confirmed.');
    expect(again).toMatchObject({ rule: 'instructions.confirmed-before', record: first.record, changes: [] });
    await actions.waitUntilLondon('2026-03-16', '12:00');
    expect(actions.balance()).toBe(openingBalance - 125_50);
  });

  it.each<[string, Over, string]>([
    ['another amount', { minor: 1 }, '601122'],
    ['another first day', { startDate: '2026-03-17' }, '601122'],
    ['another end', { endDate: '2026-06-16' }, '601122'],
    ['another frequency', { frequency: '30' }, '601122'],
    ['another kind', once, '601122'],
    ['another sort code', {}, '601123'],
  ])('confirmed with %s is refused, and never falls due', async (_, over, sortCode) => {
    const actions = await payerActions();
    const verified = await actions.createInstruction(actions.instruction());
    if (verified.outcome !== 'verified') throw new Error('It can be set up.');
    expect(saidOf(await actions.confirmInstruction(verified.record.id, actions.instruction(over), sortCode))).toBe(
      'differs',
    );
    await actions.waitUntilLondon('2026-06-30', '12:00');
    expect(actions.balance()).toBe(openingBalance);
  });

  it.each([
    ['just after midnight', '2026-03-03', '00:02', '2026-03-03', '06:00'],
    ['once its time of day has passed', '2026-03-03', '07:30', '2026-03-03', '07:30'],
  ])('verified for tomorrow and confirmed %s is paid on that day', async (_, day, time, paidOn, at) => {
    const actions = await payerActions({ at: instantInLondon(calendarDay('2026-03-02'), '23:57') });
    const order = actions.instruction({ startDate: '2026-03-03' });
    const verified = await actions.createInstruction(order);
    if (verified.outcome !== 'verified') throw new Error('It can be set up.');
    // The session may have expired by then; the test acts for its customer all the same.
    await actions.waitUntilLondon(day, time);
    const confirmed = await actions.confirmInstruction(verified.record.id, order);
    expect(saidOf(confirmed)).toBe('instructions.set-up');
    await actions.waitUntilLondon('2026-03-03', '12:00');
    expect(actions.bank.ledger.latestLinesOf(currentAccount, 1)).toMatchObject([
      { posting: { bookedOn: paidOn, at: instantInLondon(calendarDay(paidOn), at) } },
    ]);
    expect(actions.bank.records.all('instructions')).toMatchObject([{ paidOn: [paidOn], nextOn: '2026-04-07' }]);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('is too late to confirm once its first day is over', async () => {
    const actions = await payerActions();
    const order = actions.instruction({ startDate: '2026-03-03' });
    const verified = await actions.createInstruction(order);
    if (verified.outcome !== 'verified') throw new Error('It can be set up.');
    const { session } = actions.customer();
    const staying = { ...session, expiresAt: instantInLondon(calendarDay('2026-03-09'), '12:00') };
    await commit(actions.bank, [{ change: 'update', of: 'sessions', record: staying }]);
    await actions.waitUntilLondon('2026-03-04', '00:00');
    expect(saidOf(await actions.confirmInstruction(verified.record.id, order))).toBe('dates');
  });

  it('is refused when its payee has been renamed', async () => {
    const actions = await payerActions();
    const order = actions.instruction();
    const verified = await actions.createInstruction(order);
    if (verified.outcome !== 'verified') throw new Error('It can be set up.');
    await commit(actions.bank, [
      { change: 'update', of: 'payees', record: { ...payees.feed, accountName: 'Ashdown Feeds' } },
    ]);
    expect(saidOf(await actions.confirmInstruction(verified.record.id, order))).toBe('differs');
  });

  it('of another session is unknown', async () => {
    const actions = await payerActions();
    const verified = await actions.createInstruction(actions.instruction());
    if (verified.outcome !== 'verified') throw new Error('It can be set up.');
    const elsewhere = await comeBack(actions);
    const order = elsewhere.instruction();
    expect(saidOf(await elsewhere.confirmInstruction(verified.record.id, order))).toBe('payment-not-found');
  });

  it('is refused with the tester’s code', async () => {
    const actions = await payerActions();
    actions.bank.payments = 'refuse=DIGX_AP_0048';
    expect(await actions.instruct()).toEqual({ outcome: 'refused-as-set', code: 'DIGX_AP_0048' });
    expect(actions.bank.records.all('instructions')).toEqual([]);
  });
});
