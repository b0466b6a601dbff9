import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { moved, posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { addDays, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';
import { Ledger, type LedgerLine } from './ledger.ts';

const monday = calendarDay('2026-03-02');
const day = (place: number) => addDays(monday, place);

function ledgerOf(bookings: readonly (readonly [on: number, minor: number])[]): Ledger {
  const ledger = new Ledger();
  for (const [index, [on, minor]] of bookings.entries()) {
    ledger.book(posting({ id: `p${index}`, bookedOn: day(on), entries: moved('world', 'a', minor) }));
  }
  return ledger;
}

const told = (lines: readonly LedgerLine[]) => lines.map(({ number, posting: { id } }) => [number, id]);

it('sorts a late booking into its day, and moves the balances after it', () => {
  const ledger = ledgerOf([
    [2, 500],
    [4, 70],
    [1, 9],
  ]);
  expect(ledger.linesBetween('a', day(0), day(9))).toMatchObject([
    { number: 3, minor: 9, balanceMinor: 9 },
    { number: 1, minor: 500, balanceMinor: 509 },
    { number: 2, minor: 70, balanceMinor: 579 },
  ]);
  expect(ledger.linesOf('a').map(({ number, balanceMinor }) => [number, balanceMinor])).toEqual([
    [1, 500],
    [2, 570],
    [3, 579],
  ]);
  expect([0, 1, 2, 3, 4, 9].map((place) => ledger.balanceOn('a', day(place)))).toEqual([0, 9, 509, 509, 579, 579]);
});

it('keeps the order of booking within a day', () => {
  const ledger = ledgerOf([
    [1, 1],
    [0, 2],
    [1, 3],
    [0, 4],
  ]);
  expect(told(ledger.latestLinesOf('a', 9))).toEqual([
    [2, 'p1'],
    [4, 'p3'],
    [1, 'p0'],
    [3, 'p2'],
  ]);
});

it('knows nothing of an account without lines', () => {
  const ledger = new Ledger();
  expect([ledger.balanceOf('a'), ledger.balanceOn('a', monday), ledger.currencyOf('a')]).toEqual([0, 0, undefined]);
  expect([ledger.linesOf('a'), ledger.linesBetween('a', monday, monday), ledger.latestLinesOf('a', 1)]).toEqual([
    [],
    [],
    [],
  ]);
});

/** The same from the postings alone: sorted by day, then summed. */
function modelOf(postings: readonly Posting[], from: CalendarDay, to: CalendarDay) {
  const lines = postings
    .map(({ id, bookedOn, entries }, index) => ({ id, bookedOn, number: index + 1, minor: entries[1]?.minor ?? 0 }))
    .sort((left, right) => left.bookedOn.localeCompare(right.bookedOn) || left.number - right.number);
  let balance = 0;
  const summed = lines.map((line) => {
    balance += line.minor;
    return { ...line, balanceMinor: balance };
  });
  return {
    latest: summed.slice(-3).map(({ number, id }) => [number, id]),
    between: summed
      .filter(({ bookedOn }) => from <= bookedOn && bookedOn <= to)
      .map(({ number, minor, balanceMinor, id }) => [number, minor, balanceMinor, id]),
    closing: summed.findLast(({ bookedOn }) => bookedOn <= to)?.balanceMinor ?? 0,
  };
}

it('finds the lines and the balance of any days, in whatever order they were booked or undone', () => {
  const place = fc.nat({ max: 5 });
  const bookings = fc.array(fc.tuple(place, fc.integer({ min: 1, max: 900 })), { maxLength: 9 });
  fc.assert(
    fc.property(bookings, bookings, fc.nat({ max: 9 }), place, place, (first, more, kept, from, to) => {
      const ledger = ledgerOf(first);
      // Read between the bookings, so that a sorted copy which is out of date is noticed.
      ledger.balanceOn('a', day(to));
      ledger.unbookAfter(kept);
      for (const [index, [on, minor]] of more.entries()) {
        ledger.balanceOn('a', day(to));
        ledger.book(posting({ id: `q${index}`, bookedOn: day(on), entries: moved('world', 'a', minor) }));
      }
      const wanted = modelOf(ledger.postings, day(from), day(to));
      expect(told(ledger.latestLinesOf('a', 3))).toEqual(wanted.latest);
      const between = ledger.linesBetween('a', day(from), day(to));
      expect(
        between.map(({ number, minor, balanceMinor, posting: { id } }) => [number, minor, balanceMinor, id]),
      ).toEqual(wanted.between);
      expect(ledger.balanceOn('a', day(to))).toBe(wanted.closing);
      const isLarge = ({ entries }: Posting) => (entries[1]?.minor ?? 0) > 450;
      expect(ledger.linesBetween('a', day(from), day(to), isLarge)).toEqual(
        between.filter((line) => isLarge(line.posting)),
      );
    }),
    { numRuns: runs(150) },
  );
});
