import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Ledger, type LedgerLine } from '#sandbox/bank/engine/ledger.ts';
import { bessBank } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { moved, posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { addDays, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';
import { findTransactions, type TransactionSearch } from './transactions.ts';

const account = { id: 'a' };
const dayZero = calendarDay('2026-02-20');
const dayAt = (count: number): CalendarDay => addDays(dayZero, count);

/** One line for each day and amount, in that order. */
function ledgerOf(...lines: readonly (readonly [days: number, minor: number, description?: string])[]): Ledger {
  const ledger = new Ledger();
  lines.forEach(([days, minor, description = 'Hay'], index) => {
    const entries = minor > 0 ? moved('clearing:x:GBP', 'a', minor) : moved('a', 'clearing:x:GBP', -minor);
    ledger.book(posting({ id: `p${index}`, bookedOn: dayAt(days), description, reference: `REF${index}`, entries }));
  });
  return ledger;
}

function found(ledger: Ledger, search: TransactionSearch): readonly LedgerLine[] {
  const verdict = findTransactions({ ledger }, account, search);
  if (verdict.outcome !== 'found') throw new Error(verdict.reason);
  return verdict.lines;
}

const numbers = (lines: readonly LedgerLine[]) => lines.map(({ number }) => number);

it.each([
  ['includes the first and the last day', 1, 3, [2, 3, 4]],
  ['leaves out the day before and the day after', 2, 2, [3]],
  ['finds nothing between', 4, 6, []],
  ['finds all', -400, 400, [1, 2, 3, 4, 5]],
])('%s', (_, from, to, wanted) => {
  const ledger = ledgerOf([0, 5], [1, 5], [2, 5], [3, 5], [7, 5]);
  expect(numbers(found(ledger, { by: 'days', from: dayAt(from), to: dayAt(to) }))).toEqual(wanted);
});

it.each([
  ['one day that is the first and the last', '2026-02-20', '2026-02-20', 'found'],
  ['a first day after the last', '2026-02-21', '2026-02-20', 'refused'],
  ['a leap day', '2028-02-29', '2028-02-29', 'found'],
  ['a leap day of a year that has none', '2026-02-28', '2027-02-29', 'refused'],
  ['31 February', '2026-02-31', '2026-03-31', 'refused'],
  ['no first day', undefined, '2026-02-20', 'refused'],
  ['no last day', '2026-02-20', undefined, 'refused'],
  ['no days at all', undefined, undefined, 'refused'],
])('%s: %s to %s is %s', (_, from, to, outcome) => {
  expect(findTransactions({ ledger: ledgerOf([0, 5]) }, account, { by: 'days', from, to }).outcome).toBe(outcome);
});

it.each([
  ['the very last one', 1, [3]],
  ['the last two, oldest first', 2, [2, 3]],
  ['all where there are fewer', 50, [1, 2, 3]],
])('finds %s', (_, count, wanted) => {
  expect(numbers(found(ledgerOf([0, 5], [0, 5], [2, 5]), { by: 'latest', count }))).toEqual(wanted);
});

it('requires a count for the latest lines', () => {
  expect(findTransactions({ ledger: ledgerOf() }, account, { by: 'latest', count: undefined }).outcome).toBe('refused');
});

it('finds nothing on an account without postings', () => {
  expect(found(new Ledger(), { by: 'latest', count: 1 })).toEqual([]);
  expect(found(new Ledger(), { by: 'days', from: dayAt(0), to: dayAt(9) })).toEqual([]);
});

it.each([
  ['in the description', 'livery "june"', ['bess-fees']],
  ['in the reference', 'yard #7', ['bess-fees']],
  ['in either, whatever its case', 'LIVERY', ['bess-fees', 'bess-feed']],
  ['literally, not as a pattern', '.*', []],
  ['containing markup', '<PAID>', ['bess-fees']],
])('searches for a keyword %s', async (_, keyword, wanted) => {
  const bank = await bessBank();
  const verdict = findTransactions(
    bank,
    { id: 'bess:current' },
    { by: 'days', from: '2026-01-01', to: '2026-03-02', keyword },
  );
  expect(verdict.outcome === 'found' && verdict.lines.map(({ posting: { id } }) => id)).toEqual(wanted);
});

it('sorts a late line into its day and recomputes the balances after it', () => {
  const ledger = ledgerOf([0, 100], [5, 50], [2, -30], [5, 7]);
  const lines = found(ledger, { by: 'days', from: dayAt(0), to: dayAt(9) });
  expect(lines.map(({ number, minor, balanceMinor }) => [number, minor, balanceMinor])).toEqual([
    [1, 100, 100],
    [3, -30, 70],
    [2, 50, 120],
    [4, 7, 127],
  ]);
  expect([1, 2, 4, 5].map((days) => ledger.balanceOn('a', dayAt(days)))).toEqual([100, 70, 70, 127]);
  expect(numbers(found(ledger, { by: 'latest', count: 2 }))).toEqual([2, 4]);
});

const anyLines = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ min: -900, max: 900 }).filter((minor) => minor !== 0),
    fc.constantFrom('Hay', 'Oats & hay', 'Straw'),
  ),
  { maxLength: 40 },
);

it.each([
  ['booked in the order of their days', true],
  ['booked in any order', false],
])('finds the same lines as a plain filter, %s, with balances right to the penny', (_, inOrder) => {
  fc.assert(
    fc.property(
      anyLines,
      fc.integer({ min: -1, max: 21 }),
      fc.nat({ max: 21 }),
      fc.nat({ max: 41 }),
      (drawn, from, length, kept) => {
        const planned = inOrder ? drawn.toSorted(([left], [right]) => left - right) : drawn;
        const ledger = ledgerOf(...planned);
        ledger.unbookAfter(kept);
        const booked = ledger.linesOf('a');
        const byDay = booked.toSorted((left, right) =>
          left.posting.bookedOn < right.posting.bookedOn ? -1 : Number(left.posting.bookedOn > right.posting.bookedOn),
        );
        const isWithin = ({ posting: { bookedOn } }: LedgerLine) =>
          bookedOn >= dayAt(from) && bookedOn <= dayAt(from + length);
        const days = { by: 'days', from: dayAt(from), to: dayAt(from + length) } as const;

        const lines = found(ledger, days);
        expect(numbers(lines)).toEqual(numbers(byDay.filter(isWithin)));
        const hay = found(ledger, { ...days, keyword: 'HAY' });
        expect(numbers(hay)).toEqual(numbers(lines.filter(({ posting: { description } }) => /hay/i.test(description))));
        expect(numbers(found(ledger, { by: 'latest', count: length + 1 }))).toEqual(
          numbers(byDay.slice(-(length + 1))),
        );

        let balance = ledger.balanceOn('a', dayAt(from - 1));
        for (const { minor, balanceMinor } of lines) {
          balance += minor;
          expect(balanceMinor).toBe(balance);
        }
        expect(ledger.balanceOn('a', dayAt(from + length))).toBe(balance);
        expect(ledger.balanceOn('a', dayAt(99))).toBe(ledger.balanceOf('a'));
      },
    ),
    { numRuns: runs(300) },
  );
});
