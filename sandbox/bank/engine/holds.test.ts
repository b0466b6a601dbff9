import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveClock } from '#sandbox/bank/running/due-jobs.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { bessBank, bessCurrent, cheque, hold } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { addDays, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { runs } from '#tests/runs.ts';
import type { Bank } from './bank.ts';
import { commit } from './commit.ts';
import { availableOf, heldOn, jobToSettle, objectionToDebit, postingsFor } from './holds.ts';

it('reserves debits and ignores uncleared cheques', async () => {
  const bank = await bessBank();
  expect(bank.ledger.balanceOf('bess:current')).toBe(419_50);
  expect(heldOn(bank, 'bess:current')).toBe(42_00);
  expect(availableOf(bank, bessCurrent)).toEqual({ minor: 419_50 - 42_00 + 200_00, currency: 'GBP' });
  expect(heldOn(bank, 'bess:loan')).toBe(0);
});

it.each([
  ['a payment between our customers', { code: 'FPO', counterAccountId: 'bess:loan' }, 2],
  ['a standing order between our customers', { code: 'SOX', counterAccountId: 'bess:loan' }, 2],
  ['a transfer', { code: 'ITF', counterAccountId: 'bess:loan' }, 1],
  ['a payment to another bank', { code: 'FPO', counterAccountId: 'clearing:faster-payments:GBP' }, 1],
  ['a payment of nobody we know', { code: 'FPO', accountId: 'nobody', counterAccountId: 'bess:loan' }, 1],
])('books %s in as many postings as it has sides of its own', async (_, over, postings) => {
  expect(postingsFor(await bessBank(), hold(over))).toHaveLength(postings);
});

it('lets nothing leave a frozen account', async () => {
  const bank = await bessBank();
  const frozen = { ...bessCurrent, frozen: true } as const;
  expect(objectionToDebit(bank, bessCurrent, 577_50)).toBeUndefined();
  expect(objectionToDebit(bank, bessCurrent, 577_51)).toBe('not-enough-funds');
  expect(objectionToDebit(bank, frozen, 1)).toBe('account-frozen');
  expect(objectionToDebit(bank, frozen, 577_51)).toBe('account-frozen');
});

it.each([
  ['a second before its time a debit is still held', '2026-03-03T04:59:59.999Z', 419_50, 377_50, 42_00, 0],
  ['at its time it is booked, and what is available stays', '2026-03-03T05:00:00.000Z', 377_50, 377_50, 0, 42_00],
  ['a second before its time a cheque raises nothing', '2026-03-04T04:59:59.999Z', 377_50, 377_50, 0, 42_00],
  ['at its time it raises both', '2026-03-04T05:00:00.000Z', 627_50, 627_50, 0, 42_00],
])('%s', async (_, now, balance, available, held, taken) => {
  const bank = await bessBank();
  await moveTo(bank, now);
  expect(bank.ledger.balanceOf('bess:current')).toBe(balance);
  expect(availableOf(bank, bessCurrent).minor).toBe(available + 200_00);
  expect(heldOn(bank, 'bess:current')).toBe(held);
  expect(bank.ledger.balanceOf('clearing:cards:GBP')).toBe(taken);
  expect(sweep(bank)).toEqual([]);
});

it('books a hold once, on its day, with its own description', async () => {
  const bank = await bessBank();
  for (const now of ['2026-03-03T05:00:00.000Z', '2026-03-03T05:00:00.000Z', '2026-03-20T05:00:00.000Z']) {
    await moveTo(bank, now);
  }
  const [card, paidIn, ...others] = bank.ledger.linesOf('bess:current').slice(2);
  expect(card).toMatchObject({
    minor: -42_00,
    posting: {
      id: 'bess-hold-booked',
      at: '2026-03-03T05:00:00.000Z',
      bookedOn: '2026-03-03',
      code: 'CRD',
      description: 'Fetlock & Shaw',
      reference: 'CARD 4471',
    },
  });
  expect(paidIn).toMatchObject({ minor: 250_00, posting: { bookedOn: '2026-03-04', code: 'CHI' } });
  expect(others).toEqual([]);
  expect(bank.records.all('holds')).toEqual([]);
});

it('books nothing for a released hold', async () => {
  const bank = await bessBank();
  await commit(bank, [{ change: 'remove', of: 'holds', id: 'bess-hold' }]);
  await moveTo(bank, '2026-03-20T05:00:00.000Z');
  expect(bank.ledger.balanceOf('bess:current')).toBe(419_50 + 250_00);
  expect(bank.ledger.balanceOf('clearing:cards:GBP')).toBe(0);
});

it('refuses a job on any day but the value day', () => {
  const [monday, tuesday] = [calendarDay('2026-06-01'), calendarDay('2026-06-02')];
  const summer = hold({ valueOn: tuesday });
  expect(jobToSettle(summer, instantInLondon(tuesday, '00:00')).dueAt).toBe('2026-06-01T23:00:00.000Z');
  expect(() => jobToSettle(summer, instantInLondon(monday, '23:59'))).toThrow('bess-hold');
});

const anyHolds = fc.array(
  fc.record({
    flag: fc.constantFrom('D' as const, 'C' as const),
    // Twelve of the largest are just within Bess's balance.
    minor: fc.integer({ min: 1, max: 4_800 }),
    inDays: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 12 },
);

it('books every hold exactly once, however the clock moves', async () => {
  await fc.assert(
    fc.asyncProperty(anyHolds, fc.array(fc.integer({ min: 0, max: 12 })), async (plans, stops) => {
      const bank = await bessBank();
      const opening = calendarDay('2026-03-02');
      const holds = plans.map(({ flag, minor, inDays }, index) =>
        hold({ id: `h${index}`, flag, minor, valueOn: addDays(opening, inDays) }),
      );
      await commit(bank, [
        ...holds.map((record) => ({ change: 'insert', of: 'holds', record }) as const),
        ...holds.map(
          (each) => ({ change: 'schedule', job: jobToSettle(each, instantInLondon(each.valueOn, '11:00')) }) as const,
        ),
      ]);
      const promised = (flag: 'D' | 'C') => holds.reduce((sum, each) => sum + (each.flag === flag ? each.minor : 0), 0);
      let available = availableOf(bank, bessCurrent).minor;
      expect(available).toBe(577_50 - promised('D'));
      for (const days of [...stops.sort((left, right) => left - right), 20]) {
        await moveTo(bank, instantInLondon(addDays(opening, days), '12:00'));
        expect(sweep(bank)).toEqual([]);
        expect(availableOf(bank, bessCurrent).minor).toBeGreaterThanOrEqual(available);
        available = availableOf(bank, bessCurrent).minor;
      }
      expect(available).toBe(577_50 - promised('D') + promised('C') + cheque.minor);
      expect(bank.records.all('holds')).toEqual([]);
    }),
    { numRuns: runs(25) },
  );
});

async function moveTo(bank: Bank, now: string) {
  const { failures } = await moveClock(bank, { ...bank.clock, now: now as Instant });
  expect(failures).toEqual([]);
}
