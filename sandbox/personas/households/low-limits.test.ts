import fc from 'fast-check';
import { expect, it } from 'vitest';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { usedToday } from '#sandbox/bank/payments/payment-limits.ts';
import { paymentSchema } from '#sandbox/bank/records/payment.ts';
import { brokenBy, sweep } from '#sandbox/bank/running/invariants.ts';
import { bankWith, letLive, openedPersona } from '#sandbox/personas/lived-bank.fixture.ts';
import { addDays, calendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';

const current = 'low-limits:current';
const wednesday = calendarDay('2026-06-17');
const saturday = calendarDay('2026-06-20');
const clearing = 'clearing:faster-payments:GBP';

it('has small limits for the customer and smaller ones for the entity', () => {
  const { limitPackages, user } = openedPersona('low-limits', 1, wednesday);
  const limits = limitPackages.map(({ id, targets }) => [id, targets.makePayment]);
  expect(limits).toEqual([
    ['USER:low-limits', { minimumMinor: 5_00, maximumMinor: 500_00, dailyMinor: 1000_00, dailyCount: 6 }],
    [`PARTY:${user.mainPartyId}`, { minimumMinor: 10_00, maximumMinor: 400_00, dailyMinor: 800_00, dailyCount: 4 }],
  ]);
});

it.each([wednesday, saturday])('has used half of the entity’s daily limit on %s', async (day) => {
  const bank = await bankWith('low-limits', 1, day);
  const party = bank.records.find('users', 'low-limits')?.mainPartyId ?? '';
  const half = { minor: 400_00, count: 2 };
  expect(usedToday(bank, { kind: 'USER', id: 'low-limits' })).toEqual(half);
  expect(usedToday(bank, { kind: 'PARTY', id: party })).toEqual(half);
  for (const payment of bank.records.all('payments').filter(({ id }) => !id.includes('past'))) {
    expect(paymentSchema.parse(payment)).toEqual(payment);
    expect(payment.referenceNumber).toMatch(/^PB26\d{3}9000[12]$/);
  }
  expect(brokenBy(bank, knownUser(bank, 'low-limits')?.opening ?? [])).toEqual([]);
  expect(sweep(bank)).toEqual([]);
});

it('has booked both sides this morning on a working day, and holds nothing', async () => {
  const bank = await bankWith('low-limits', 1, wednesday);
  const sent = bank.ledger.latestLinesOf(current, 2);
  expect(sent.map(({ minor, posting }) => [minor, posting.bookedOn, posting.code])).toEqual([
    [-250_00, wednesday, 'FPO'],
    [-150_00, wednesday, 'FPO'],
  ]);
  for (const { posting } of sent) {
    expect(posting.entries.map(({ accountId }) => accountId)).toEqual([current, clearing]);
    expect(londonDayOf(posting.at)).toBe(wednesday);
  }
});

it('holds it over a weekend and books it once on Monday', async () => {
  const bank = await bankWith('low-limits', 1, saturday);
  const held = () => bank.records.holdsOf(current).filter(({ id }) => id.includes(':payment-'));
  expect(held().map(({ minor, valueOn }) => [minor, valueOn])).toEqual([
    [250_00, addDays(saturday, 2)],
    [150_00, addDays(saturday, 2)],
  ]);
  const booked = () =>
    bank.ledger.linesOf(current).flatMap(({ minor, posting }) => (posting.id.includes(':payment-') ? [minor] : []));
  expect(booked()).toEqual([]);
  await letLive(bank, addDays(saturday, 3));
  expect([booked(), held()]).toEqual([[-250_00, -150_00], []]);
  expect(sweep(bank)).toEqual([]);
});

it('has enough money for it with any seed and day', () => {
  const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays(calendarDay('2026-01-01'), days));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), anyDay, (seed, day) => {
      const { accounts, postings, holds } = openedPersona('low-limits', seed, day);
      const account = accounts.find(({ id }) => id === current);
      const booked = postings
        .flatMap(({ entries }) => entries)
        .reduce((sum, { accountId, minor }) => sum + (accountId === current ? minor : 0), 0);
      const held = holds.reduce(
        (sum, { accountId, flag, minor }) => sum + (accountId === current && flag === 'D' ? minor : 0),
        0,
      );
      expect(booked - held + (account?.overdraftMinor ?? 0)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: runs(15, 40) },
  );
});
