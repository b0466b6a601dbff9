import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bondDaysOf } from '#sandbox/bank/accounts/bond-calendar.ts';
import { bondTermOf } from '#sandbox/bank/accounts/bonds.ts';
import { Ledger } from '#sandbox/bank/engine/ledger.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { account } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { streamsOf } from '#sandbox/personas/chance.ts';
import { historyOf } from '#sandbox/personas/history.ts';
import { dayNumberOf, personaDay, workingDayFrom } from '#sandbox/personas/time/persona-day.ts';
import { addDays, addMonths, type CalendarDay, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';
import { fixedRateBond } from './bonds.ts';
import { lifeOf } from './life.ts';

const current = account({ openedOn: calendarDay('2014-01-02') });

function bond(over: Partial<AccountRecord>): AccountRecord {
  return account({
    id: 'nell:bond',
    kind: 'TD',
    overdraftMinor: 0,
    principalMinor: 10_000_00,
    interestBasisPoints: 425,
    ...over,
  });
}

/** All postings of the bond up to a day. */
function livedUntil(each: AccountRecord, day: CalendarDay): readonly Posting[] {
  const life = lifeOf('nell', [current, each], fixedRateBond(each, current, streamsOf(1, 'nell')('bond')));
  return historyOf(life, dayNumberOf(day) + 1).postings;
}

function bankAt(postings: readonly Posting[], day: CalendarDay, time: string) {
  const now = instantInLondon(day, time);
  const ledger = new Ledger();
  for (const posting of postings) if (posting.at <= now) ledger.book(posting);
  return { ledger, today: day, clock: { now, runs: { mode: 'frozen' } } } as const;
}

/** The working day on which that day's business is booked. */
const doneOn = (day: CalendarDay) => personaDay(workingDayFrom(dayNumberOf(day))).text;

const anyBond = fc
  .record({
    openedOn: fc
      .date({ min: new Date('2015-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
      .map((date) => calendarDay(date.toISOString().slice(0, 10))),
    months: fc.integer({ min: 1, max: 40 }),
    days: fc.constantFrom(0, 0, 1, 13, 30),
    principalMinor: fc.integer({ min: 1_00, max: 1_000_000_00 }),
    interestBasisPoints: fc.integer({ min: 0, max: 900 }),
    specialPart: fc.double({ min: 0.01, max: 1, noNaN: true }),
    maturityInstruction: fc.constantFrom('A', 'I', 'P', 'S', 'T', null),
  })
  .map(({ months, days, specialPart, ...rest }) =>
    bond({
      ...rest,
      maturesOn: addDays(addMonths(rest.openedOn, months), days),
      specialAmountMinor: Math.ceil(rest.principalMinor * specialPart),
    }),
  );

it('matures to the penny at the amount quoted on the day after the term began', () => {
  fc.assert(
    fc.property(anyBond, (each) => {
      const isClosed = each.maturityInstruction === 'A' || each.maturityInstruction === null;
      const postings = livedUntil(each, doneOn(bondDaysOf(each, 2).maturesOn));
      for (const number of isClosed ? [0] : [0, 1, 2]) {
        const { startsOn, maturesOn } = bondDaysOf(each, number);
        const begun = bankAt(postings, addDays(doneOn(startsOn), 1), '12:00');
        const said = bondTermOf(begun, each);
        expect(said).toMatchObject({ startsOn, maturesOn });
        expect(said.balance).toEqual(said.original);

        const before = bankAt(postings, doneOn(maturesOn), '06:09');
        expect(before.ledger.balanceOf(each.id)).toBe(said.maturity.minor);
        expect(bondTermOf(before, each)).toEqual({ ...said, balance: said.maturity });
      }
    }),
    { numRuns: runs(60) },
  );
});

it.each([
  ['A', 0, 10_870_49],
  ['I', 10_870_49, 10_870_49],
  ['P', 10_000_00, 10_870_49],
  ['S', 4_000_00, 10_870_49],
  ['T', 10_693_49, 10_693_49],
] as const)('under %s, keeps %i of the maturity amount', (maturityInstruction, stays, held) => {
  // Saturday 8 May 2027 is booked on the Monday.
  const each = bond({
    openedOn: calendarDay('2025-05-08'),
    maturesOn: calendarDay('2027-05-08'),
    specialAmountMinor: 4_000_00,
    maturityInstruction,
  });
  const postings = livedUntil(each, calendarDay('2027-05-10'));
  const at = (day: string, time: string) => bankAt(postings, calendarDay(day), time);
  expect(at('2027-05-10', '06:09').ledger.balanceOf(each.id)).toBe(held);
  expect(at('2027-05-10', '06:10').ledger.balanceOf(each.id)).toBe(stays);
  expect(at('2027-05-10', '06:10').ledger.balanceOf('nell:current')).toBe(held - stays);
  const first = { startsOn: '2025-05-08', maturesOn: '2027-05-08', original: { minor: 10_000_00 } };
  for (const [day, time] of [
    ['2027-05-07', '23:59'],
    ['2027-05-08', '00:30'],
    ['2027-05-09', '12:00'],
    ['2027-05-10', '06:09'],
  ] as const) {
    expect(bondTermOf(at(day, time), each)).toMatchObject({ ...first, maturity: { minor: held } });
  }
  const second = { startsOn: '2027-05-08', maturesOn: '2029-05-08', original: { minor: stays } };
  expect(bondTermOf(at('2027-05-10', '06:10'), each)).toMatchObject(maturityInstruction === 'A' ? first : second);
});

it.each([
  ['opened on the 31st', '2025-08-31', '2025-09-30', ['2025-09-30', '2025-10-31', '2025-12-01', '2025-12-31']],
  ['of a year and a half', '2024-01-10', '2025-07-10', ['2025-01-10', '2025-07-10', '2026-07-10', '2027-01-11']],
  ['of ten days', '2025-05-12', '2025-05-22', ['2025-05-22', '2025-06-02', '2025-06-11', '2025-06-23']],
])('%s, credits its interest and always matures', (_, openedOn, maturesOn, credited) => {
  const each = bond({
    openedOn: calendarDay(openedOn),
    maturesOn: calendarDay(maturesOn),
    maturityInstruction: 'P',
  });
  const postings = livedUntil(each, calendarDay(credited.at(-1) ?? ''));
  expect(postings.filter(({ code }) => code === 'INT').map(({ bookedOn }) => bookedOn)).toEqual(credited);
});
