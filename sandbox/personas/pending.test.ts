import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { bankWith, letLive, openedPersona } from './lived-bank.fixture.ts';
import { bookedFrom } from './pending.ts';
import { dayNumberOf, personaDay, workingDayAfter } from './time/persona-day.ts';

const wednesday = calendarDay('2026-06-17');

describe.each(['private-customer', 'racing-owner'])('on any opening day of a year, %s', (id) => {
  // All opening days of a year share one life, so the last one's history shows what was pending on each of the
  // others.
  const { postings, holds } = openedPersona(id, 4, calendarDay('2026-12-31'));
  const waited = [
    ...postings.flatMap((posting) => {
      const madeOn = /(\d{4}-\d\d-\d\d)-\d+-booked$/.exec(posting.id)?.[1];
      return madeOn === undefined ? [] : [{ ...posting, madeOn, valueOn: posting.bookedOn }];
    }),
    ...holds,
  ];
  const pendingOn = (day: CalendarDay) => waited.filter(({ madeOn, valueOn }) => madeOn < day && valueOn >= day);
  const days = Array.from({ length: 365 }, (_, index) => addDays(calendarDay('2026-01-01'), index));

  it('has two debits or more pending on the main account, holidays and weekends included', () => {
    const onMain = (each: ReturnType<typeof pendingOn>[number]) =>
      each.code === 'CRD' &&
      ('entries' in each
        ? each.entries.some(({ accountId }) => accountId === `${id}:current`)
        : each.accountId === `${id}:current`);
    expect(days.filter((day) => pendingOn(day).filter(onMain).length < 2)).toEqual([]);
  });

  it('has a cheque paid in and pending on some days, not on most', () => {
    const withCheque = days.filter((day) => pendingOn(day).some(({ code }) => code === 'CHI'));
    expect(withCheque.length).toBeGreaterThan(10);
    expect(withCheque.length).toBeLessThan(150);
  });

  it('has the same items pending when opened that day', () => {
    for (const day of ['2026-01-01', '2026-04-07', '2026-05-04', '2026-08-31', '2026-12-27'].map(calendarDay)) {
      const opened = openedPersona(id, 4, day)
        .holds.map((hold) => hold.madeOn + hold.valueOn + hold.reference)
        .sort();
      expect(opened).toEqual(
        pendingOn(day)
          .map((each) => each.madeOn + each.valueOn + each.reference)
          .sort(),
      );
    }
  });
});

it.each(['private-customer', 'racing-owner', 'many-accounts', 'long-history'])(
  '%s has pending only what was agreed before the opening day and is booked from it on, one to three working days later',
  (id) => {
    const { holds, accounts } = openedPersona(id, 1, wednesday);
    expect(holds.length).toBeGreaterThan(0);
    for (const { madeOn, valueOn, accountId, minor, counterAccountId } of holds) {
      expect(madeOn < wednesday && valueOn >= wednesday).toBe(true);
      const later = [1, 2, 3].map((count) => personaDay(workingDayAfter(dayNumberOf(madeOn), count)).text);
      expect(later).toContain(valueOn);
      expect(accounts.some((account) => account.id === accountId)).toBe(true);
      expect(counterAccountId).toMatch(/^clearing:(cards|cheques):GBP$/);
      expect(minor).toBeGreaterThan(0);
    }
  },
);

it('is booked by the bank’s own job exactly as in a history', async () => {
  const { holds } = openedPersona('private-customer', 1, wednesday);
  const bank = await bankWith('private-customer', 1, wednesday);
  await letLive(bank, addDays(wednesday, 8));
  const booked = new Map(bank.ledger.postings.map((posting) => [posting.id, posting]));
  for (const hold of holds) expect(booked.get(`${hold.id}-booked`)).toEqual(bookedFrom(hold));
  expect(bank.records.all('holds').filter(({ madeOn }) => madeOn < wednesday)).toEqual([]);
});
