import { describe, expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  currentAccount,
  moneyOf as money,
  neighbourAccount,
  payees,
  payerActions,
  saidOf,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';

const saturday = instantInLondon(calendarDay('2026-03-07'), '10:00');
const afterCutOff = instantInLondon(calendarDay('2026-03-02'), '17:00');
const nothingMoved = { left: 0, arrived: 0, held: 0 };

describe('a payment after the cut-off', () => {
  it.each<[string, Instant, string, string]>([
    ['after the cut-off', afterCutOff, 'after-cut-off', '2026-03-03'],
    ['on a Saturday', saturday, 'non-working-day', '2026-03-09'],
    ['on Christmas Day', instantInLondon(calendarDay('2026-12-25'), '10:00'), 'non-working-day', '2026-12-29'],
  ])('%s is held now and booked at six on its day', async (_, at, timing, valueOn) => {
    const actions = await payerActions({ at });
    const order = actions.order();
    const verified = await actions.create(order);
    expect(verified).toMatchObject({ rule: `payments.verified-${timing}`, record: { valueOn } });
    if (verified.outcome !== 'verified') return;
    expect(await actions.confirm(verified.record.id, order)).toMatchObject({
      rule: `payments.${timing}`,
      record: { state: 'completed', valueOn },
    });
    expect(money(actions)).toEqual({ left: 0, arrived: 0, held: 125_50 });
    expect(actions.bank.records.holdsOf(currentAccount)).toMatchObject([
      { valueOn, description: 'Ashdown Feed & Forage' },
    ]);

    await actions.waitUntilLondon(valueOn, '05:59:59');
    expect(money(actions)).toEqual({ left: 0, arrived: 0, held: 125_50 });
    await actions.waitUntilLondon(valueOn, '06:00:00');
    expect(money(actions)).toEqual({ left: 125_50, arrived: 125_50, held: 0 });
    expect(actions.bank.ledger.latestLinesOf(currentAccount, 1)[0]?.posting.bookedOn).toBe(valueOn);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('reaches the neighbour on its day and not before', async () => {
    const actions = await payerActions({ at: saturday });
    await actions.pay({ to: payees.neighbour, minor: 40_00 });
    expect(actions.balance(neighbourAccount)).toBe(100_00);
    await actions.waitUntilLondon('2026-03-09', '06:00');
    expect(actions.balance(neighbourAccount)).toBe(140_00);
  });
});

describe('a switch', () => {
  it('keeps the outcome pending for three minutes', async () => {
    const actions = await payerActions();
    actions.bank.payments = 'under-processing';
    const verdict = await actions.pay();
    if (verdict.outcome !== 'confirmed') throw new Error('It is confirmed.');
    expect(verdict.record).toMatchObject({ state: 'under-processing', valueOn: '2026-03-02' });
    expect(money(actions)).toEqual({ left: 0, arrived: 0, held: 125_50 });
    await actions.waitUntilLondon('2026-03-02', '10:02:59');
    expect(actions.bank.records.find('payments', verdict.record.id)?.state).toBe('under-processing');
    expect(money(actions).held).toBe(125_50);
    await actions.waitUntilLondon('2026-03-02', '10:03:00');
    expect(actions.bank.records.find('payments', verdict.record.id)?.state).toBe('completed');
    expect(money(actions)).toEqual({ left: 125_50, arrived: 125_50, held: 0 });
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('keeps the outcome pending on a Saturday, and books the payment on Monday', async () => {
    const actions = await payerActions({ at: saturday });
    actions.bank.payments = 'under-processing';
    await actions.pay();
    await actions.waitUntilLondon('2026-03-07', '10:03:00');
    expect(actions.bank.records.all('payments')).toMatchObject([{ state: 'completed', valueOn: '2026-03-09' }]);
    expect(money(actions)).toEqual({ left: 0, arrived: 0, held: 125_50 });
    await actions.waitUntilLondon('2026-03-09', '06:00');
    expect(money(actions)).toEqual({ left: 125_50, arrived: 125_50, held: 0 });
  });

  it('refuses orders with the tester’s code and leaves no draft', async () => {
    const actions = await payerActions();
    actions.bank.payments = 'refuse=DIGX_PY_HOST_006';
    expect(await actions.pay()).toEqual({ outcome: 'refused-as-set', code: 'DIGX_PY_HOST_006' });
    expect(actions.bank.records.all('payments')).toEqual([]);
    expect(money(actions)).toEqual(nothingMoved);
  });

  it('treats any moment as after the cut-off', async () => {
    const actions = await payerActions();
    actions.bank.payments = 'cut-off';
    expect(await actions.create(actions.order())).toMatchObject({
      rule: 'payments.verified-after-cut-off',
      record: { valueOn: '2026-03-03' },
    });
    expect(saidOf(await actions.pay())).toBe('payments.after-cut-off');
    expect(money(actions)).toEqual({ left: 0, arrived: 0, held: 125_50 });
  });
});
