import { describe, expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { lastPaidDays } from '#sandbox/bank/payments/last-paid.ts';
import type { FrequencyCode } from '#sandbox/bank/records/instruction.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  comeBack,
  currentAccount,
  neighbourAccount,
  openingBalance,
  outside,
  type PayerActions,
  payees,
  payerActions,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';

const once = { type: 'NONREC', frequency: '10' } as const;

/** The days on which the account was debited, in order. */
function paidOn({ bank }: PayerActions, accountId = currentAccount): string[] {
  return bank.ledger.linesOf(accountId).flatMap(({ minor, posting }) => (minor < 0 ? [posting.bookedOn] : []));
}

describe('a payment on a later day', () => {
  it('is booked on both sides at six on its day', async () => {
    const actions = await payerActions();
    await actions.instruct({ ...once, startDate: '2026-03-16' });
    await actions.waitUntilLondon('2026-03-16', '05:59:59');
    expect(actions.balance()).toBe(openingBalance);
    await actions.waitUntilLondon('2026-03-16', '06:00:00');
    expect(actions.balance()).toBe(openingBalance - 125_50);
    expect(actions.balance(outside)).toBe(125_50);
    expect(actions.bank.ledger.latestLinesOf(currentAccount, 1)).toMatchObject([
      { posting: { code: 'FPO', description: 'Ashdown Feed & Forage', reference: 'Hay March' } },
    ]);
    expect(actions.bank.records.all('instructions')).toMatchObject([
      { state: 'closed', nextOn: null, paidOn: ['2026-03-16'], missedOn: [] },
    ]);
    await actions.waitUntilLondon('2027-03-16', '12:00');
    expect(paidOn(actions)).toEqual(['2026-03-16']);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it.each([
    ['a Saturday', '2026-03-07', '2026-03-09'],
    ['Good Friday', '2026-04-03', '2026-04-07'],
    ['the early May holiday', '2026-05-04', '2026-05-05'],
  ])('due on %s is booked on the next working day', async (_, startDate, expected) => {
    const actions = await payerActions();
    await actions.instruct({ ...once, startDate });
    await actions.waitUntilLondon('2026-06-30', '12:00');
    expect(paidOn(actions)).toEqual([expected]);
  });

  it('due on Christmas Day is booked after the holidays', async () => {
    const actions = await payerActions({ at: instantInLondon(calendarDay('2026-12-01'), '12:00') });
    await actions.instruct({ ...once, startDate: '2026-12-25' });
    await actions.waitUntilLondon('2027-01-31', '12:00');
    expect(paidOn(actions)).toEqual(['2026-12-29']);
  });

  it.each([
    [
      'the last penny is paid',
      openingBalance,
      [{ paidOn: ['2026-03-16'], missedOn: [], state: 'closed' }],
      openingBalance,
    ],
    [
      'a penny short is missed, for good',
      openingBalance + 1,
      [{ paidOn: [], missedOn: ['2026-03-16'], state: 'closed' }],
      0,
    ],
  ])('of %s', async (_, minor, expected, left) => {
    const actions = await payerActions();
    await actions.instruct({ ...once, minor });
    await actions.waitUntilLondon('2026-04-30', '12:00');
    expect(actions.bank.records.all('instructions')).toMatchObject(expected);
    expect(actions.balance()).toBe(openingBalance - left);
    expect(actions.balance(outside)).toBe(left);
    expect(sweep(actions.bank)).toEqual([]);
  });
});

describe('a regular payment', () => {
  it.each<[FrequencyCode, number]>([
    // Working days only.
    ['20', 253],
    ['30', 53],
    ['40', 27],
    ['50', 12],
    ['60', 6],
    ['70', 4],
    ['80', 2],
    ['90', 1],
  ])('by code %s is made %i times within a year', async (frequency, times) => {
    const actions = await payerActions();
    await actions.instruct({ frequency, minor: 1_00, startDate: '2026-03-03', endDate: '2027-03-02' });
    await actions.waitUntilLondon('2027-03-31', '12:00');
    expect(actions.balance()).toBe(openingBalance - times * 1_00);
    expect(actions.balance(outside)).toBe(times * 1_00);
    expect(actions.bank.records.all('instructions')).toMatchObject([{ state: 'closed', runs: times, missedOn: [] }]);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('carries the transaction code of standing orders', async () => {
    const actions = await payerActions();
    await actions.instruct();
    await actions.waitUntilLondon('2026-03-16', '06:00');
    expect(actions.bank.ledger.latestLinesOf(currentAccount, 1)[0]?.posting.code).toBe('SOX');
    expect(actions.bank.records.find('payees', 'feed')?.lastReference).toBe('Hay March');
    expect(lastPaidDays(actions.bank).get('feed')).toBe(actions.bank.today);
  });

  it('from the 31st is paid on the last day of shorter months and does not drift after weekends', async () => {
    const actions = await payerActions();
    await actions.instruct({ startDate: '2026-03-31' });
    await actions.waitUntilLondon('2026-10-15', '12:00');
    expect(paidOn(actions)).toEqual([
      '2026-03-31',
      '2026-04-30',
      // A Sunday.
      '2026-06-01',
      '2026-06-30',
      '2026-07-31',
      // The summer holiday.
      '2026-09-01',
      '2026-09-30',
    ]);
  });

  it('is paid on its last day and ends', async () => {
    const actions = await payerActions();
    await actions.instruct({ frequency: '30', startDate: '2026-03-16', endDate: '2026-03-30' });
    await actions.instruct({ frequency: '30', startDate: '2026-03-17', endDate: '2026-03-30' });
    await actions.waitUntilLondon('2026-06-30', '12:00');
    expect(paidOn(actions)).toEqual(['2026-03-16', '2026-03-17', '2026-03-23', '2026-03-24', '2026-03-30']);
    expect(actions.bank.records.all('instructions')).toMatchObject([{ state: 'closed' }, { state: 'closed' }]);
  });

  it('drops a run that non-working days move past its end', async () => {
    const actions = await payerActions();
    await actions.instruct({ frequency: '30', startDate: '2026-03-07', endDate: '2026-03-22' });
    await actions.instruct({ startDate: '2026-03-04', endDate: '2026-04-05' });
    await actions.waitUntilLondon('2026-06-30', '12:00');
    expect(paidOn(actions)).toEqual(['2026-03-04', '2026-03-09', '2026-03-16']);
    expect(actions.bank.records.all('instructions')).toMatchObject([
      { state: 'closed', nextOn: null, runs: 2 },
      { state: 'closed', nextOn: null, runs: 1 },
    ]);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('is paid once when several runs move to one working day', async () => {
    const actions = await payerActions();
    await actions.instruct({ frequency: '20', minor: 1_00, startDate: '2026-04-01', endDate: '2026-04-12' });
    await actions.waitUntilLondon('2026-04-30', '12:00');
    // Easter: from Good Friday to Monday.
    expect(paidOn(actions)).toEqual([
      '2026-04-01',
      '2026-04-02',
      '2026-04-07',
      '2026-04-08',
      '2026-04-09',
      '2026-04-10',
    ]);
    expect(actions.bank.records.all('instructions')).toMatchObject([{ state: 'closed', runs: 6, missedOn: [] }]);
    expect(actions.balance()).toBe(openingBalance - 6_00);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('is missed once on such a day', async () => {
    const actions = await payerActions();
    await actions.instruct({ frequency: '20', minor: 30_000_00, startDate: '2026-03-13' });
    await actions.waitUntilLondon('2026-03-17', '05:00');
    expect(actions.bank.records.all('instructions')).toMatchObject([
      { paidOn: ['2026-03-13'], missedOn: ['2026-03-16'], runs: 2, nextOn: '2026-03-17' },
    ]);
  });

  it('until further notice continues', async () => {
    const actions = await payerActions();
    await actions.instruct({ startDate: '2026-03-16' });
    await actions.waitUntilLondon('2026-04-16', '06:00');
    expect(paidOn(actions)).toEqual(['2026-03-16', '2026-04-16']);
    expect(actions.bank.records.all('instructions')).toMatchObject([{ state: 'active', nextOn: '2026-05-18' }]);
  });

  it('without sufficient funds misses one run and is paid on its next day', async () => {
    const actions = await payerActions();
    await actions.instruct({ minor: 30_000_00 });
    await actions.pay({ minor: 20_000_01 });
    await actions.waitUntilLondon('2026-03-16', '12:00');
    expect(actions.balance()).toBe(openingBalance - 20_000_01);
    expect(actions.bank.records.all('instructions')).toMatchObject([
      { state: 'active', paidOn: [], missedOn: ['2026-03-16'], nextOn: '2026-04-16', runs: 1 },
    ]);
    const penny = { accountId: currentAccount, minor: 1 };
    const [posting] = actions.bank.ledger.postings;
    if (posting === undefined) throw new Error('There was money.');
    await commit(actions.bank, [
      {
        change: 'post',
        posting: { ...posting, id: 'penny', entries: [penny, { accountId: 'clearing:payments-in:GBP', minor: -1 }] },
      },
    ]);
    await actions.waitUntilLondon('2026-04-16', '12:00');
    expect(actions.balance()).toBe(0);
    expect(actions.bank.records.all('instructions')).toMatchObject([
      { paidOn: ['2026-04-16'], missedOn: ['2026-03-16'], nextOn: '2026-05-18' },
    ]);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('does not use money held for other payments', async () => {
    const actions = await payerActions();
    await actions.instruct({ ...once, startDate: '2026-03-16', minor: 30_000_00 });
    await actions.waitUntilLondon('2026-03-14', '12:00');
    await (await comeBack(actions)).pay({ minor: 20_000_01 });
    // Both fall due at six on Monday, the instruction first.
    await actions.waitUntilLondon('2026-03-16', '12:00');
    expect(actions.bank.records.all('instructions')).toMatchObject([{ missedOn: ['2026-03-16'] }]);
    expect(actions.balance()).toBe(openingBalance - 20_000_01);
  });

  it('is still paid to a deleted payee as it was set up', async () => {
    const actions = await payerActions();
    await actions.instruct();
    await commit(actions.bank, [{ change: 'remove', of: 'payees', id: 'feed' }]);
    await actions.waitUntilLondon('2026-03-16', '12:00');
    expect(actions.balance(outside)).toBe(125_50);
  });

  it('to a neighbour arrives in an account opened before confirmation', async () => {
    const actions = await payerActions();
    await actions.createInstruction(actions.instruction({ to: payees.neighbour, minor: 40_00 }));
    expect(actions.balance(neighbourAccount)).toBe(100_00);
    await actions.instruct({ to: payees.neighbour, minor: 40_00 });
    await actions.waitUntilLondon('2026-04-30', '12:00');
    expect(actions.balance(neighbourAccount)).toBe(100_00 + 80_00);
    const lines = [currentAccount, neighbourAccount].map((id) => actions.bank.ledger.latestLinesOf(id, 1)[0]?.posting);
    expect(lines).toMatchObject([
      { code: 'SOX', description: 'Ada Frost' },
      { code: 'FPI', description: "Mrs Eleanor O'Hara" },
    ]);
    expect(actions.balance(outside)).toBe(0);
    expect(sweep(actions.bank)).toEqual([]);
  });
});
