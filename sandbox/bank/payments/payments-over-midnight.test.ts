import { describe, expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  currentAccount,
  neighbourAccount,
  type PayerActions,
  payees,
  payerActions,
  saidOf,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { calendarDay, instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import { usedToday, usualLimit } from './payment-limits.ts';

/** Verified three minutes before midnight and not confirmed yet. */
async function verifiedLateOn(day: string, minors: readonly number[] = [40_00]) {
  const actions = await payerActions({ at: instantInLondon(calendarDay(day), '23:57') });
  const drafts = [];
  for (const minor of minors) {
    const order = actions.order({ to: payees.neighbour, minor });
    const verified = await actions.create(order);
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    drafts.push(() => actions.confirm(verified.record.id, order, verified.record.payeeSortCode));
  }
  return { actions, drafts };
}

/** Balances of both accounts, and the booking days of their latest lines. */
function bothOf({ bank, balance }: PayerActions) {
  return [currentAccount, neighbourAccount].map((id) => {
    const [line] = bank.ledger.latestLinesOf(id, 1);
    return [balance(id), line?.posting.bookedOn];
  });
}

describe('a payment verified at 23:57 and confirmed at 00:02', () => {
  it.each([
    ['a Tuesday', '2026-03-02', '2026-03-03', '2026-03-03', 'PB2606200001'],
    ['a Wednesday in summer time', '2026-06-16', '2026-06-17', '2026-06-17', 'PB2616800001'],
    ['a Monday', '2026-03-08', '2026-03-09', '2026-03-09', 'PB2606800001'],
    ['a Saturday', '2026-03-06', '2026-03-07', '2026-03-09', 'PB2606600001'],
    ['Good Friday', '2026-04-02', '2026-04-03', '2026-04-07', 'PB2609300001'],
  ])('has the value day of its confirmation: %s', async (_, verifiedOn, confirmedOn, valueOn, referenceNumber) => {
    const { actions, drafts } = await verifiedLateOn(verifiedOn);
    const before = bothOf(actions);
    await actions.waitUntilLondon(confirmedOn, '00:02');
    const confirmed = await drafts[0]?.();
    if (confirmed?.outcome !== 'confirmed') throw new Error('It is made.');
    const { confirmedAt } = confirmed.record;
    expect(confirmed.record).toMatchObject({ state: 'completed', valueOn, referenceNumber });
    expect(confirmedAt && londonDayOf(confirmedAt)).toBe(confirmedOn);
    if (valueOn !== confirmedOn) {
      expect(actions.bank.records.holdsOf(currentAccount)).toMatchObject([{ madeOn: confirmedOn, valueOn }]);
      expect(bothOf(actions)).toEqual(before);
      await actions.waitUntilLondon(valueOn, '06:00');
    }
    expect(actions.bank.records.holdsOf(currentAccount)).toEqual([]);
    expect(bothOf(actions)).toEqual([
      [50_000_00 - 40_00, valueOn],
      [100_00 + 40_00, valueOn],
    ]);
    expect(sweep(actions.bank)).toEqual([]);
  });

  const limitedTo = async ({ bank }: PayerActions, dailyMinor: number) => {
    const targets = { makePayment: { ...usualLimit, dailyMinor }, internalTransfer: usualLimit };
    const record = { id: 'USER:nell', targets: { ...targets, bulkPayments: usualLimit } };
    await commit(bank, [{ change: 'insert', of: 'limitPackages', record }]);
  };
  const used = ({ bank }: PayerActions) => usedToday(bank, { kind: 'USER', id: 'nell' }).minor;

  it('ignores payments of the day before', async () => {
    const { actions, drafts } = await verifiedLateOn('2026-03-02', [40_00, 60_00]);
    await limitedTo(actions, 60_00);
    await drafts[1]?.();
    expect(used(actions)).toBe(60_00);
    await actions.waitUntilLondon('2026-03-03', '00:02');
    expect(saidOf((await drafts[0]?.()) ?? { outcome: '' })).toBe('payments.booked-at-once');
    expect(used(actions)).toBe(40_00);
  });

  it('counts payments since midnight', async () => {
    const { actions, drafts } = await verifiedLateOn('2026-03-02', [40_00, 60_00]);
    await limitedTo(actions, 60_00);
    await actions.waitUntilLondon('2026-03-03', '00:02');
    await drafts[1]?.();
    const money = bothOf(actions);
    expect(saidOf((await drafts[0]?.()) ?? { outcome: '' })).toBe('over-daily-amount');
    expect(bothOf(actions)).toEqual(money);
  });
});
