import { expect, it } from 'vitest';
import { Ledger } from '#sandbox/bank/engine/ledger.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { bessBond, bookedOn } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { moved } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { addMonths, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { bondOriginalOf, bondTermOf } from './bonds.ts';

function bankOn(day: string, ledger = new Ledger(), time = '12:00') {
  const today = calendarDay(day);
  return { ledger, today, clock: { now: instantInLondon(today, time), runs: { mode: 'frozen' } } } as const;
}

function termOn(day: string, over: Partial<AccountRecord> = {}, time = '12:00') {
  const bond = { ...bessBond, ...over };
  const ledger = new Ledger();
  ledger.book(bookedOn(bond.openedOn, { id: 'in', entries: moved('clearing:x:GBP', bond.id, 10_000_00) }));
  if (day >= '2027-05-12') {
    const more = moved('clearing:interest:GBP', bond.id, 868_06);
    ledger.book(bookedOn(calendarDay('2027-05-12'), { id: 'renewal', entries: more }));
  }
  return bondTermOf(bankOn(day, ledger, time), bond);
}

const pounds = (minor: number) => ({ minor, currency: 'GBP' });

it('matures at the deposit with compound yearly interest', () => {
  expect(termOn('2026-03-02')).toEqual({
    startsOn: '2025-05-12',
    maturesOn: '2027-05-12',
    tenure: { years: 2, months: 0, days: 0 },
    original: pounds(10_000_00),
    maturity: pounds(10_868_06),
    balance: pounds(10_000_00),
  });
});

it('matures with a fifth of each year’s interest withheld as tax', () => {
  expect(termOn('2026-03-02', { maturityInstruction: 'T' }).maturity).toEqual(pounds(10_691_56));
});

it.each([
  ['is in its first term on the day before it matures', '2027-05-11', '23:59', 'I', '2025-05-12', '2027-05-12'],
  ['is still in it in the night it matures', '2027-05-12', '06:09', 'I', '2025-05-12', '2027-05-12'],
  ['begins its second term when that day’s business is done', '2027-05-12', '06:10', 'I', '2027-05-12', '2029-05-12'],
  ['waits for Monday’s business on a Saturday', '2029-05-13', '12:00', 'I', '2027-05-12', '2029-05-12'],
  ['is in a third four years on', '2029-05-14', '06:10', 'I', '2029-05-12', '2031-05-12'],
  ['renews with P', '2028-01-01', '12:00', 'P', '2027-05-12', '2029-05-12'],
  ['renews with S', '2028-01-01', '12:00', 'S', '2027-05-12', '2029-05-12'],
  ['renews with T', '2028-01-01', '12:00', 'T', '2027-05-12', '2029-05-12'],
  ['closes with A, and stays what it was', '2028-01-01', '12:00', 'A', '2025-05-12', '2027-05-12'],
  ['closes without an instruction', '2028-01-01', '12:00', null, '2025-05-12', '2027-05-12'],
] as const)('%s', (_, day, time, maturityInstruction, startsOn, maturesOn) => {
  expect(termOn(day, { maturityInstruction }, time)).toMatchObject({ startsOn, maturesOn });
});

it('lists the same opening principal as its details', () => {
  for (const day of ['2027-05-11', '2027-05-12', '2029-05-12']) {
    expect(bondOriginalOf(bankOn(day), bessBond)).toEqual(bondTermOf(bankOn(day), bessBond).original);
  }
});

it('begins a renewed term with the balance at renewal', () => {
  expect(termOn('2027-05-12')).toMatchObject({ original: pounds(10_868_06), maturity: pounds(11_815_44) });
  expect(termOn('2027-05-12', { maturityInstruction: 'A' })).toMatchObject({ original: pounds(10_000_00) });
});

it('renews on the next working day when maturity falls on a non-working day', () => {
  const ledger = new Ledger();
  ledger.book(
    bookedOn(calendarDay('2025-05-08'), { id: 'in', entries: moved('clearing:x:GBP', bessBond.id, 10_000_00) }),
  );
  ledger.book(
    bookedOn(calendarDay('2027-05-10'), { id: 'more', entries: moved('clearing:x:GBP', bessBond.id, 850_00) }),
  );
  const bond = { ...bessBond, openedOn: calendarDay('2025-05-08'), maturesOn: calendarDay('2027-05-08') };
  expect(bondTermOf(bankOn('2027-06-01', ledger), bond)).toMatchObject({
    startsOn: '2027-05-08',
    original: pounds(10_850_00),
  });
});

it('earns interest for every day until it is credited', () => {
  const openedOn = calendarDay('2025-05-12');
  const quarter = { openedOn, maturesOn: addMonths(openedOn, 3), maturityInstruction: 'A' } as const;
  // 92 days to 12 August.
  expect(termOn('2026-03-02', quarter).maturity).toEqual(pounds(10_107_12));
  // Saturday the 24th, so fourteen days to the Tuesday after the bank holiday.
  const aWeekend = { ...quarter, maturesOn: calendarDay('2025-05-24') };
  expect(termOn('2026-03-02', aWeekend).maturity).toEqual(pounds(10_017_47));
});

it('returns to the 31st after a shorter month', () => {
  const openedOn = calendarDay('2025-08-31');
  const monthly = { openedOn, maturesOn: calendarDay('2025-09-30'), maturityInstruction: 'I' } as const;
  expect(termOn('2025-10-30', monthly)).toMatchObject({ startsOn: '2025-09-30', maturesOn: '2025-10-31' });
});
