import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Ledger } from '#sandbox/bank/engine/ledger.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { bessLoan } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { moved, posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';
import { loanScheduleOf } from './lending.ts';

type Booking = readonly [day: string, code: 'LDN' | 'LRP' | 'INT' | 'CHG', minor: number];

/** Lent £1,200.00 and repaid £100 a month from 10 March 2025, `times` times. */
function repaid(times: number): Booking[] {
  const days = ['03-10', '04-10', '05-12', '06-10', '07-10', '08-11', '09-10', '10-10', '11-10', '12-10'];
  const dates = [...days.map((day) => `2025-${day}`), '2026-01-12', '2026-02-10'];
  return [['2025-02-10', 'LDN', 1_200_00], ...dates.slice(0, times).map((day): Booking => [day, 'LRP', 100_00])];
}

function scheduleAt(today: string, bookings: readonly Booking[], loan: AccountRecord = bessLoan) {
  const ledger = new Ledger();
  bookings.forEach(([day, code, minor], index) => {
    const entries = code === 'LRP' ? moved('clearing:x:GBP', loan.id, minor) : moved(loan.id, 'clearing:x:GBP', minor);
    ledger.book(posting({ id: `p${index}`, code, bookedOn: calendarDay(day), entries }));
  });
  return loanScheduleOf({ ledger, today: calendarDay(today) }, loan);
}

const pounds = (minor: number) => ({ minor, currency: 'GBP' });

it.each([
  ['on the day before the first instalment', '2025-03-09', 0, '2025-03-10', 0, 12],
  ['on its day, before it is paid', '2025-03-10', 0, '2025-03-10', 0, 12],
  ['on its day, once it is paid', '2025-03-10', 1, '2025-04-10', 0, 11],
  ['on the day after', '2025-03-11', 1, '2025-04-10', 0, 11],
  ['on the day after, when unpaid', '2025-03-11', 0, '2025-04-10', 100_00, 12],
  ['a month later, still unpaid', '2025-04-11', 0, '2025-05-12', 200_00, 12],
  ['before the last', '2026-02-09', 11, '2026-02-10', 0, 1],
  ['on a Saturday that is its date', '2025-05-10', 2, '2025-05-12', 0, 10],
  ['on the following Monday, before it is paid', '2025-05-12', 2, '2025-05-12', 0, 10],
  ['on the Tuesday after, when unpaid', '2025-05-13', 2, '2025-06-10', 100_00, 10],
])('gives, %s, the next instalment, the arrears and the number left', (_, day, times, dueOn, arrears, left) => {
  const schedule = scheduleAt(day, repaid(times));
  expect(schedule.next).toEqual({ dueOn, amount: pounds(100_00) });
  expect(schedule.arrears).toEqual(pounds(arrears));
  expect([schedule.instalments, schedule.paidCount, schedule.remainingCount]).toEqual([12, times, left]);
  expect(schedule.amountPaid).toEqual(pounds(times * 100_00));
  expect(schedule.outstanding).toEqual(pounds(1_200_00 - times * 100_00));
});

it('has no next instalment once repaid', () => {
  const schedule = scheduleAt('2026-02-10', repaid(12));
  expect(schedule).toMatchObject({
    next: undefined,
    paidCount: 12,
    remainingCount: 0,
    outstanding: pounds(0),
    arrears: pounds(0),
  });
});

it('has no next instalment after the last was missed, and everything owed is in arrears', () => {
  const schedule = scheduleAt('2026-02-11', repaid(11));
  expect(schedule).toMatchObject({ next: undefined, paidCount: 11, remainingCount: 1, arrears: pounds(100_00) });
});

it('is repaid as soon as nothing is owed, even early', () => {
  const schedule = scheduleAt('2025-06-02', [...repaid(2), ['2025-06-01', 'LRP', 1_000_00]]);
  expect(schedule).toMatchObject({ next: undefined, remainingCount: 0, arrears: pounds(0), penalty: pounds(0) });
});

it.each([
  ['a late-payment charge', [['2025-05-13', 'CHG', 25_00]] as const, 100_00, 25_00],
  [
    'the instalment made up for, and the charge left',
    [
      ['2025-05-13', 'CHG', 25_00],
      ['2025-05-20', 'LRP', 100_00],
    ] as const,
    0,
    25_00,
  ],
  [
    'all but a penny of the charge',
    [
      ['2025-05-13', 'CHG', 25_00],
      ['2025-05-20', 'LRP', 124_99],
    ] as const,
    0,
    1,
  ],
  [
    'the charge too',
    [
      ['2025-05-13', 'CHG', 25_00],
      ['2025-05-20', 'LRP', 125_00],
    ] as const,
    0,
    0,
  ],
])('after a missed instalment, %s', (_, since, arrears, penalty) => {
  const schedule = scheduleAt('2025-05-21', [...repaid(2), ...since]);
  expect([schedule.arrears, schedule.penalty]).toEqual([pounds(arrears), pounds(penalty)]);
  expect(schedule.principalBalance.minor).toBe(schedule.outstanding.minor - penalty);
});

it('separates unpaid interest from the principal', () => {
  const missed = scheduleAt('2025-05-13', [...repaid(2), ['2025-05-12', 'INT', 7_50]]);
  expect(missed).toMatchObject({
    outstanding: pounds(1_007_50),
    principalBalance: pounds(1_000_00),
    interest: pounds(7_50),
    interestArrears: pounds(7_50),
  });
  const paid = scheduleAt('2025-05-13', [...repaid(2), ['2025-05-12', 'INT', 7_50], ['2025-05-12', 'LRP', 100_00]]);
  expect(paid).toMatchObject({
    outstanding: pounds(907_50),
    principalBalance: pounds(907_50),
    interest: pounds(0),
    arrears: pounds(0),
  });
});

it('makes the last instalment everything owed plus a month’s interest', () => {
  const dear = { ...bessLoan, interestBasisPoints: 1200 };
  expect(scheduleAt('2026-02-09', repaid(11), dear).next?.amount).toEqual(pounds(101_00));
  expect(scheduleAt('2026-01-02', repaid(10), dear).next?.amount).toEqual(pounds(100_00));
});

it('calculates instalment and day where the record has none', () => {
  const [openedOn, maturesOn] = [calendarDay('2025-01-31'), calendarDay('2026-01-28')];
  const bare = { ...bessLoan, instalmentMinor: null, repaymentDay: null, openedOn, maturesOn };
  const schedule = scheduleAt('2025-02-03', repaid(0), bare);
  expect(schedule.instalments).toBe(12);
  expect(schedule.next).toEqual({ dueOn: '2025-02-28', amount: pounds(100_00) });
});

it('has one instalment and no arrears when lent for a month', () => {
  const short = { ...bessLoan, maturesOn: calendarDay('2025-03-10') };
  expect(scheduleAt('2025-02-10', repaid(0), short)).toMatchObject({
    instalments: 1,
    next: { dueOn: '2025-03-10', amount: pounds(1_200_00) },
    arrears: pounds(0),
  });
});

it('never counts a penny twice', () => {
  const anyBookings = fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: 11 }),
      fc.constantFrom('LRP' as const, 'INT' as const, 'CHG' as const),
      fc.integer({ min: 1, max: 300_00 }),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(anyBookings, fc.integer({ min: 0, max: 450 }), (drawn, days) => {
      const bookings = drawn
        .toSorted(([left], [right]) => left - right)
        .map(([month, code, minor]): Booking => [`2025-${String(month + 1).padStart(2, '0')}-10`, code, minor]);
      const today = addDays(calendarDay('2025-02-10'), days);
      const {
        outstanding,
        principalBalance,
        arrears,
        interest,
        interestArrears,
        penalty,
        paidCount,
        remainingCount,
        instalments,
        next,
      } = scheduleAt(today, [...repaid(0), ...bookings]);
      for (const { minor } of [principalBalance, arrears, interest, interestArrears, penalty]) {
        expect(minor).toBeGreaterThanOrEqual(0);
        expect(minor).toBeLessThanOrEqual(outstanding.minor);
      }
      expect(arrears.minor + penalty.minor).toBeLessThanOrEqual(outstanding.minor);
      expect(interestArrears.minor).toBeLessThanOrEqual(interest.minor);
      expect(paidCount + remainingCount).toBe(instalments);
      expect(remainingCount === 0).toBe(outstanding.minor === 0);
      if (next !== undefined) expect(next.dueOn >= today).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});
