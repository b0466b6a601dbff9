import { expect, it } from 'vitest';
import { addMonths, calendarDay } from '#src/kernel/calendar.ts';
import { bondOriginalOf, bondTermOf, tenureBetween } from './bonds.ts';
import { bessBond, bookedOn } from './borrower-story.fixture.ts';
import { Ledger } from './ledger.ts';
import type { AccountRecord } from './records.ts';
import { moved } from './small-story.fixture.ts';

function termOn(day: string, over: Partial<AccountRecord> = {}, renewedWith = 10_850_00) {
  const bond = { ...bessBond, ...over };
  const ledger = new Ledger();
  ledger.book(bookedOn(bond.openedOn, { id: 'in', entries: moved('clearing:x:GBP', bond.id, 10_000_00) }));
  if (day >= '2027-05-12') {
    const more = moved('clearing:interest:GBP', bond.id, renewedWith - 10_000_00);
    ledger.book(bookedOn(calendarDay('2027-05-12'), { id: 'renewal', entries: more }));
  }
  return bondTermOf({ ledger, today: calendarDay(day) }, bond);
}

const pounds = (minor: number) => ({ minor, currency: 'GBP' });

it('comes to what went in and its simple yearly interest', () => {
  expect(termOn('2026-03-02')).toEqual({
    startsOn: '2025-05-12',
    maturesOn: '2027-05-12',
    tenure: { years: 2, months: 0, days: 0 },
    original: pounds(10_000_00),
    maturity: pounds(10_850_00),
    balance: pounds(10_000_00),
  });
});

it.each([
  ['is in its first term on the day before it matures', '2027-05-11', 'I', '2025-05-12', '2027-05-12'],
  ['begins a second on the day it matures', '2027-05-12', 'I', '2027-05-12', '2029-05-12'],
  ['is in a third four years on', '2029-05-12', 'I', '2029-05-12', '2031-05-12'],
  ['renews with P', '2028-01-01', 'P', '2027-05-12', '2029-05-12'],
  ['renews with S', '2028-01-01', 'S', '2027-05-12', '2029-05-12'],
  ['renews with T', '2028-01-01', 'T', '2027-05-12', '2029-05-12'],
  ['closes with A, and stays what it was', '2028-01-01', 'A', '2025-05-12', '2027-05-12'],
  ['closes where nothing was said', '2028-01-01', null, '2025-05-12', '2027-05-12'],
] as const)('%s', (_, day, maturityInstruction, startsOn, maturesOn) => {
  expect(termOn(day, { maturityInstruction })).toMatchObject({ startsOn, maturesOn });
});

it('lists what the term began with, as its details say it', () => {
  const bank = (today: string) => ({ ledger: new Ledger(), today: calendarDay(today) });
  for (const day of ['2027-05-11', '2027-05-12']) {
    expect(bondOriginalOf(bank(day), bessBond)).toEqual(bondTermOf(bank(day), bessBond).original);
  }
});

it('begins a renewed term with what the bond then held', () => {
  expect(termOn('2027-05-12')).toMatchObject({ original: pounds(10_850_00), maturity: pounds(11_772_25) });
  expect(termOn('2027-05-12', { maturityInstruction: 'A' })).toMatchObject({ original: pounds(10_000_00) });
});

it('takes what the next working day makes of a renewal that falls on a day off', () => {
  const ledger = new Ledger();
  ledger.book(
    bookedOn(calendarDay('2025-05-08'), { id: 'in', entries: moved('clearing:x:GBP', bessBond.id, 10_000_00) }),
  );
  ledger.book(
    bookedOn(calendarDay('2027-05-10'), { id: 'more', entries: moved('clearing:x:GBP', bessBond.id, 850_00) }),
  );
  const today = calendarDay('2027-06-01');
  const bond = { ...bessBond, openedOn: calendarDay('2025-05-08'), maturesOn: calendarDay('2027-05-08') };
  expect(bondTermOf({ ledger, today }, bond)).toMatchObject({ startsOn: '2027-05-08', original: pounds(10_850_00) });
});

it.each([
  ['2025-05-12', '2027-05-12', 2, 0, 0],
  ['2025-05-12', '2027-05-11', 1, 11, 29],
  ['2025-01-31', '2025-02-28', 0, 1, 0],
  ['2025-01-31', '2025-03-01', 0, 1, 1],
  ['2024-02-29', '2025-02-28', 1, 0, 0],
  ['2025-05-12', '2025-05-12', 0, 0, 0],
])('from %s to %s is %i years, %i months and %i days', (from, to, years, months, days) => {
  expect(tenureBetween(calendarDay(from), calendarDay(to))).toEqual({ years, months, days });
});

it('pays a month as a twelfth and a day as a 365th of the year', () => {
  const openedOn = calendarDay('2025-05-12');
  const quarter = { openedOn, maturesOn: addMonths(openedOn, 3), maturityInstruction: 'A' } as const;
  expect(termOn('2026-03-02', quarter).maturity).toEqual(pounds(10_106_25));
  const tenDays = { ...quarter, maturesOn: calendarDay('2025-05-22') };
  expect(termOn('2026-03-02', tenDays).maturity).toEqual(pounds(10_011_64));
});

it('comes back to the 31st after a month that has none', () => {
  const openedOn = calendarDay('2025-08-31');
  const monthly = { openedOn, maturesOn: calendarDay('2025-09-30'), maturityInstruction: 'I' } as const;
  expect(termOn('2025-10-30', monthly)).toMatchObject({ startsOn: '2025-09-30', maturesOn: '2025-10-31' });
});
