import { describe, expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { betweenOwnAccounts } from '#sandbox/bank/engine/holds.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  comeBack,
  currentAccount,
  moneyOf as money,
  neighbourAccount,
  openingBalance,
  outside,
  type PayerActions,
  payees,
  payerActions,
  saidOf,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { lastPaidDays } from './last-paid.ts';

const afterCutOff = instantInLondon(calendarDay('2026-03-02'), '17:00');

const nothingMoved = { left: 0, arrived: 0, held: 0 };

describe('a payment', () => {
  it('moves nothing when verified, and everything when confirmed', async () => {
    const actions = await payerActions();
    const order = actions.order();
    const verified = await actions.create(order);
    expect(money(actions)).toEqual(nothingMoved);
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    expect(verified.record).toMatchObject({ state: 'initiated', referenceNumber: null, confirmedAt: null });

    expect(await actions.confirm(verified.record.id, order)).toMatchObject({
      rule: 'payments.booked-at-once',
      record: { state: 'completed', valueOn: '2026-03-02', referenceNumber: 'PB2606100001' },
    });
    expect(money(actions)).toEqual({ left: 125_50, arrived: 125_50, held: 0 });
    expect(actions.bank.ledger.latestLinesOf(currentAccount, 1)).toMatchObject([
      { minor: -125_50, posting: { code: 'FPO', description: 'Ashdown Feed & Forage', reference: 'Hay March' } },
    ]);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it.each(['', '   '])('is booked under the bank’s reference when the customer gave “%s”', async (reference) => {
    const actions = await payerActions();
    await actions.pay({ reference });
    expect(actions.bank.ledger.latestLinesOf(currentAccount, 1)[0]?.posting.reference).toBe('PB2606100001');
  });

  it('updates the last reference of its payee only', async () => {
    const actions = await payerActions();
    await actions.create(actions.order());
    expect(actions.bank.records.find('payees', 'feed')?.lastReference).toBe('');
    await actions.pay({ reference: 'Hay April' });
    expect(actions.bank.records.find('payees', 'feed')?.lastReference).toBe('Hay April');
    expect(actions.bank.records.find('payees', 'farrier')?.lastReference).toBe('');
  });

  it('is the last one to its payee only, from when it is confirmed', async () => {
    const actions = await payerActions();
    await actions.create(actions.order());
    expect(lastPaidDays(actions.bank)).toEqual(new Map());
    actions.bank.payments = 'needs-authoriser';
    await actions.pay({ to: payees.neighbour });
    expect(lastPaidDays(actions.bank)).toEqual(new Map());
    actions.bank.payments = 'ok';
    await actions.pay();
    expect(lastPaidDays(actions.bank)).toEqual(new Map([['feed', '2026-03-02']]));
  });

  it('after the cut-off is the last one to its payee from the day it is booked', async () => {
    const actions = await payerActions();
    await actions.waitUntilLondon('2026-03-06', '17:30');
    await (await comeBack(actions)).pay();
    expect(lastPaidDays(actions.bank)).toEqual(new Map());
    await actions.waitUntilLondon('2026-03-09', '12:00');
    expect(lastPaidDays(actions.bank)).toEqual(new Map([['feed', '2026-03-09']]));
  });

  it.each([
    ['later', '2026-03-09', '2026-03-11'],
    ['earlier', '2026-03-12', '2026-03-12'],
  ])('is the last one to its payee, or an instruction that ran %s is', async (_, payOn, last) => {
    const actions = await payerActions();
    await actions.instruct({ frequency: '20', startDate: '2026-03-09', endDate: '2026-03-11' });
    const paying = async () => (await comeBack(actions)).pay();
    await actions.waitUntilLondon(payOn, '12:00');
    await paying();
    await actions.waitUntilLondon('2026-03-13', '12:00');
    expect(lastPaidDays(actions.bank)).toEqual(new Map([['feed', last]]));
    const [run] = actions.bank.records.all('instructions');
    if (run === undefined) throw new Error('There is an instruction.');
    await commit(actions.bank, [
      { change: 'insert', of: 'instructions', record: { ...run, id: 'instruction-9', payeeId: null } },
    ]);
    expect(lastPaidDays(actions.bank)).toEqual(new Map([['feed', last]]));
  });

  it('to one of our accounts arrives there and opens its customer', async () => {
    const actions = await payerActions();
    expect(actions.bank.records.find('users', 'ada')).toBeUndefined();
    await actions.pay({ to: payees.neighbour, minor: 40_00 });
    expect(actions.balance(neighbourAccount)).toBe(100_00 + 40_00);
    expect(actions.balance()).toBe(openingBalance - 40_00);
    expect(actions.balance(outside)).toBe(0);
    await actions.pay({ to: payees.neighbour, minor: 2_00 });
    expect(actions.balance(neighbourAccount)).toBe(100_00 + 42_00);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('to one of our accounts names the payer there', async () => {
    const actions = await payerActions();
    await actions.pay({ to: payees.neighbour, minor: 40_00 });
    const lines = [currentAccount, neighbourAccount].map((id) => actions.bank.ledger.latestLinesOf(id, 1)[0]);
    expect(lines).toMatchObject([
      { minor: -40_00, posting: { code: 'FPO', description: 'Ada Frost', reference: 'Hay March' } },
      { minor: 40_00, posting: { code: 'FPI', description: "Mrs Eleanor O'Hara", reference: 'Hay March' } },
    ]);
    expect(actions.balance(betweenOwnAccounts)).toBe(0);
  });

  it('held for one of our accounts arrives there when it is booked', async () => {
    const actions = await payerActions({ at: afterCutOff });
    await actions.pay({ to: payees.neighbour, minor: 40_00 });
    expect(actions.balance(neighbourAccount)).toBe(100_00);
    await actions.waitUntilLondon('2026-03-03', '06:00');
    expect(actions.bank.ledger.latestLinesOf(neighbourAccount, 1)).toMatchObject([
      { minor: 40_00, posting: { code: 'FPI', bookedOn: '2026-03-03', description: "Mrs Eleanor O'Hara" } },
    ]);
    expect(actions.balance()).toBe(openingBalance - 40_00);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('reaches its customer after their overdue jobs have run', async () => {
    const actions = await payerActions({ neighbourShops: true });
    await actions.waitUntilLondon('2026-03-04', '10:00');
    const here = await comeBack(actions);
    const order = here.order({ to: payees.neighbour, minor: 40_00 });
    const verified = await here.create(order);
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    // As before each request.
    await here.waitUntil(here.bank.clock.now);
    await here.confirm(verified.record.id, order, payees.neighbour.sortCode);
    await here.waitUntil(here.bank.clock.now);
    const lines = here.bank.ledger.linesOf(neighbourAccount);
    expect(lines.map(({ posting, balanceMinor }) => [posting.bookedOn, balanceMinor])).toEqual([
      ['2026-03-02', 100_00],
      ['2026-03-03', 99_00],
      ['2026-03-04', 139_00],
    ]);
  });

  it('to an unused number of ours leaves the bank', async () => {
    const actions = await payerActions();
    await actions.pay({ to: payees.nobodyHere, minor: 40_00 });
    expect(money(actions)).toEqual({ left: 40_00, arrived: 40_00, held: 0 });
  });
});

describe('funds', () => {
  it.each([
    ['the last penny of what is available', openingBalance, 'payments.booked-at-once', openingBalance],
    ['one penny more', openingBalance + 1, 'not-enough-funds', 0],
  ])('cover %s', async (_, minor, expected, left) => {
    const actions = await payerActions();
    expect(saidOf(await actions.pay({ minor }))).toBe(expected);
    expect(money(actions)).toEqual({ left, arrived: left, held: 0 });
  });

  it('include the overdraft and no more', async () => {
    const actions = await payerActions();
    const account = actions.bank.records.find('accounts', currentAccount);
    if (account === undefined) throw new Error('Nell has an account.');
    await commit(actions.bank, [{ change: 'update', of: 'accounts', record: { ...account, overdraftMinor: 10_00 } }]);
    expect(saidOf(await actions.pay({ minor: openingBalance + 10_01 }))).toBe('not-enough-funds');
    expect(saidOf(await actions.pay({ minor: openingBalance + 10_00 }))).toBe('payments.booked-at-once');
    expect(actions.balance()).toBe(-10_00);
  });

  it('are checked again at confirmation: of two drafts for the whole balance one is paid', async () => {
    const actions = await payerActions();
    const order = actions.order({ minor: openingBalance });
    const [first, second] = [await actions.create(order), await actions.create(order)];
    if (first.outcome !== 'verified' || second.outcome !== 'verified') throw new Error('Each may be paid.');
    expect(saidOf(await actions.confirm(first.record.id, order))).toBe('payments.booked-at-once');
    expect(saidOf(await actions.confirm(second.record.id, order))).toBe('not-enough-funds');
    expect(money(actions)).toEqual({ left: openingBalance, arrived: openingBalance, held: 0 });
  });

  it('held for a payment of the next day are not available to others', async () => {
    const actions = await payerActions({ at: afterCutOff });
    await actions.pay({ minor: openingBalance - 1 });
    expect(saidOf(await actions.pay({ minor: 2 }))).toBe('not-enough-funds');
    expect(saidOf(await actions.pay({ minor: 1 }))).toBe('payments.after-cut-off');
  });
});

describe('a payment confirmed again', () => {
  it.each(['ok', 'under-processing', 'cut-off', 'needs-authoriser'] as const)(
    'answers the same again under %s, and nothing more moves',
    async (payments) => {
      const actions = await payerActions();
      actions.bank.payments = payments;
      const order = actions.order();
      const verified = await actions.create(order);
      if (verified.outcome !== 'verified') throw new Error('It may be paid.');
      const first = await actions.confirm(verified.record.id, order);
      const after = money(actions);
      const again = await actions.confirm(verified.record.id, order);
      if (first.outcome !== 'confirmed' || again.outcome !== 'confirmed') throw new Error('It is confirmed.');
      expect(again.record).toEqual(first.record);
      expect(again.changes).toEqual([]);
      expect(money(actions)).toEqual(after);
      expect(sweep(actions.bank)).toEqual([]);
    },
  );

  it('gives the same answer even when the money has gone', async () => {
    const actions = await payerActions();
    const order = actions.order({ minor: openingBalance });
    const verified = await actions.create(order);
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    await actions.confirm(verified.record.id, order);
    expect(saidOf(await actions.confirm(verified.record.id, order))).toBe('payments.confirmed-before');
  });

  it('gives the same answer even after the cut-off, and stays made', async () => {
    const actions = await payerActions();
    const order = actions.order();
    const verified = await actions.create(order);
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    await actions.confirm(verified.record.id, order);
    actions.bank.clock = { ...actions.bank.clock, now: afterCutOff };
    expect(saidOf(await actions.confirm(verified.record.id, order))).toBe('payments.confirmed-before');
    const [record] = actions.bank.records.all('payments');
    expect(record?.state).toBe('completed');
    expect(record).not.toHaveProperty('authorisedAt');
  });

  it('is unknown in another session of the same customer', async () => {
    const actions = await payerActions();
    const verified = await actions.create(actions.order());
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    const elsewhere = await comeBack(actions);
    expect(saidOf(await elsewhere.confirm(verified.record.id, elsewhere.order()))).toBe('payment-not-found');
    expect(money(actions)).toEqual(nothingMoved);
  });
});

describe('a payment confirmed after its verified day', () => {
  const justBefore = instantInLondon(calendarDay('2026-03-02'), '16:59:59');

  it.each([
    ['a second before the cut-off', '16:59:59', 'payments.booked-at-once'],
    ['at the cut-off', '17:00:00', 'cut-off-passed'],
  ])('is decided by the moment: %s', async (_, time, expected) => {
    const actions = await payerActions({ at: justBefore });
    const order = actions.order();
    const verified = await actions.create(order);
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    await actions.waitUntilLondon('2026-03-02', time);
    expect(saidOf(await actions.confirm(verified.record.id, order))).toBe(expected);
  });

  it('can never be made, and another is verified for the next day', async () => {
    const actions = await payerActions({ at: justBefore });
    const order = actions.order();
    const verified = await actions.create(order);
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    await actions.waitUntil(afterCutOff);
    expect(await actions.confirm(verified.record.id, order)).toMatchObject({ outcome: 'refused' });
    expect(actions.bank.records.all('payments')).toMatchObject([{ state: 'failed', confirmedAt: null }]);
    actions.bank.clock = { ...actions.bank.clock, now: justBefore };
    expect(saidOf(await actions.confirm(verified.record.id, order))).toBe('cut-off-passed');
    expect(money(actions)).toEqual(nothingMoved);
    actions.bank.clock = { ...actions.bank.clock, now: afterCutOff };
    expect(await actions.create(order)).toMatchObject({
      rule: 'payments.verified-after-cut-off',
      record: { valueOn: '2026-03-03' },
    });
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('is made when that day is still ahead', async () => {
    const saturday = instantInLondon(calendarDay('2026-03-07'), '23:59:59');
    const actions = await payerActions({ at: saturday });
    const order = actions.order();
    const verified = await actions.create(order);
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    await actions.waitUntilLondon('2026-03-08', '00:00');
    expect(await actions.confirm(verified.record.id, order)).toMatchObject({ record: { valueOn: '2026-03-09' } });
  });
});

describe('drafts of a session that the bank has forgotten', () => {
  it('are removed with the next draft, other customers’ are kept, and no number is used twice', async () => {
    const actions = await payerActions();
    await actions.pay();
    await actions.create(actions.order());
    await actions.createInstruction(actions.instruction());
    const [theirs] = actions.bank.records.all('payments').filter(({ state }) => state === 'initiated');
    if (theirs === undefined) throw new Error('There is a draft.');
    await commit(actions.bank, [
      { change: 'insert', of: 'payments', record: { ...theirs, id: 'payment-4', userId: 'tom' } },
    ]);
    await actions.create(actions.order());
    const all = () =>
      [...actions.bank.records.all('payments'), ...actions.bank.records.all('instructions')].map(({ id }) => id);
    expect(all()).toEqual(['payment-1', 'payment-2', 'payment-4', 'payment-5', 'instruction-3']);
    const later = await comeBack(actions);
    await later.createInstruction(later.instruction());
    const kept = ['payment-1', 'payment-2', 'payment-4', 'payment-5', 'instruction-3', 'instruction-6'];
    expect(all()).toEqual(kept);
    await actions.waitUntilLondon('2026-03-04', '10:00');
    expect(all()).toEqual(kept);
    await (await comeBack(actions)).pay();
    expect(all()).toEqual(['payment-1', 'payment-4', 'payment-7']);
    expect(sweep(actions.bank)).toEqual([]);
  });
});

describe('a confirmation', () => {
  it.each<[string, Parameters<PayerActions['order']>[0], string]>([
    ['another amount', { minor: 125_51 }, '601122'],
    ['another reference', { reference: 'Hay May' }, '601122'],
    ['another payee', { to: payees.farrier }, '601122'],
    ['another account', { from: 'nell:plain' }, '601122'],
    ['a payee marked as new', { isNewPayee: true }, '601122'],
    ['another sort code', {}, '601123'],
  ])('must match the verified order, not %s', async (_, over, sortCode) => {
    const actions = await payerActions();
    const verified = await actions.create(actions.order());
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    expect(saidOf(await actions.confirm(verified.record.id, actions.order(over), sortCode))).toBe('differs');
    expect(money(actions)).toEqual(nothingMoved);
    expect(saidOf(await actions.confirm(verified.record.id, actions.order()))).toBe('payments.booked-at-once');
    expect(saidOf(await actions.confirm(verified.record.id, actions.order(over), sortCode))).toBe('differs');
    expect(money(actions)).toEqual({ left: 125_50, arrived: 125_50, held: 0 });
  });

  it.each([
    ['deleted', undefined, 'payee-not-found'],
    ['moved to another account', { accountNumber: '11112222' }, 'differs'],
    ['renamed', { accountName: 'Ashdown Feeds' }, 'differs'],
    ['awaiting authorisation', { state: 'pending-approval' as const }, 'payee-not-active'],
  ])('is refused when the payee is %s meanwhile', async (_, over, expected) => {
    const actions = await payerActions();
    const verified = await actions.create(actions.order());
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    const change =
      over === undefined
        ? ({ change: 'remove', of: 'payees', id: 'feed' } as const)
        : ({ change: 'update', of: 'payees', record: { ...payees.feed, ...over } } as const);
    await commit(actions.bank, [change]);
    expect(saidOf(await actions.confirm(verified.record.id, actions.order()))).toBe(expected);
    expect(money(actions)).toEqual(nothingMoved);
  });
});
