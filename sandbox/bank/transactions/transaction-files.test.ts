import { expect, it } from 'vitest';
import { Ledger } from '#sandbox/bank/engine/ledger.ts';
import { moved, posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { type FileSearch, findForFile } from './transaction-files.ts';

const firstDay = calendarDay('2026-02-01');

/** One line a day from 1 February, and £100 the day before. */
function ledgerOf(...lines: readonly (readonly [minor: number, code: string, description: string])[]): Ledger {
  const ledger = new Ledger();
  [[100_00, 'FPI', 'Before'] as const, ...lines].forEach(([minor, code, description], index) => {
    const entries = minor > 0 ? moved('clearing:x:GBP', 'a', minor) : moved('a', 'clearing:x:GBP', -minor);
    const bookedOn = addDays(firstDay, index - 1);
    ledger.book(posting({ id: `p${index}`, bookedOn, code, description, reference: `REF${index}`, entries }));
  });
  return ledger;
}

const ledger = ledgerOf(
  [25_00, 'FPI', 'Prize money'],
  [-25_00, 'DDX', 'Feed'],
  [-24_99, 'CRD', 'Farrier'],
  [25_01, 'CSH', 'Cash paid in'],
  [-60_00, 'CRD', 'Feed & straw'],
);

function found(search: Partial<FileSearch>) {
  const verdict = findForFile({ ledger }, { id: 'a' }, { from: '2026-02-01', to: '2026-02-28', ...search });
  if (verdict.outcome !== 'found') throw new Error(verdict.reason);
  return verdict;
}

it.each<[string, Partial<FileSearch>, number[]]>([
  ['all of those days', {}, [2, 3, 4, 5, 6]],
  ['one day', { from: '2026-02-03', to: '2026-02-03' }, [4]],
  ['what went out', { flag: 'D' }, [3, 4, 6]],
  ['what came in', { flag: 'C' }, [2, 5]],
  ['a minimum amount, included, in or out', { least: money(25_00, 'GBP') }, [2, 3, 5, 6]],
  ['a maximum amount, included', { most: money(25_00, 'GBP') }, [2, 3, 4]],
  ['amounts between', { least: money(25_00, 'GBP'), most: money(25_01, 'GBP') }, [2, 3, 5]],
  ['a minimum above the maximum', { least: money(30_00, 'GBP'), most: money(20_00, 'GBP') }, []],
  ['certain codes', { codes: new Set(['CRD', 'CSH']) }, [4, 5, 6]],
  ['all but certain codes', { excludedCodes: new Set(['CRD', 'CSH']) }, [2, 3]],
  ['codes both included and excluded', { codes: new Set(['CRD', 'DDX']), excludedCodes: new Set(['DDX']) }, [4, 6]],
  ['a keyword, whatever its case', { keyword: 'FEED' }, [3, 6]],
  ['a keyword of the reference', { keyword: 'ref3' }, [4]],
  ['all filters together', { keyword: 'feed', flag: 'D', least: money(25_01, 'GBP'), codes: new Set(['CRD']) }, [6]],
])('finds %s', (_, search, numbers) => {
  expect(found(search).lines.map(({ number }) => number)).toEqual(numbers);
});

it('gives the opening balance and the ledger balances, filtered or not', () => {
  expect(found({})).toMatchObject({ isFiltered: false, openingMinor: 100_00, from: '2026-02-01', to: '2026-02-28' });
  expect(found({ flag: 'C' })).toMatchObject({
    isFiltered: true,
    openingMinor: 100_00,
    lines: [{ balanceMinor: 125_00 }, { balanceMinor: 100_02 }],
  });
});

it.each([
  ['six months', '2026-01-05', '2026-07-05', 'found'],
  ['six months and a day', '2026-01-04', '2026-07-05', 'refused'],
  ['six months back from a day missing in that month', '2026-02-28', '2026-08-31', 'found'],
  ['the same period plus a day', '2026-02-27', '2026-08-31', 'refused'],
  ['a single day', '2026-07-05', '2026-07-05', 'found'],
  ['days in the wrong order', '2026-07-05', '2026-07-04', 'refused'],
  ['a day that does not exist', '2026-02-01', '2026-02-30', 'refused'],
  ['no first day', undefined, '2026-02-20', 'refused'],
])('%s: %s to %s is %s', (_, from, to, outcome) => {
  expect(findForFile({ ledger }, { id: 'a' }, { from, to }).outcome).toBe(outcome);
});

it('finds nothing on an account without postings', () => {
  const verdict = findForFile({ ledger }, { id: 'b' }, { from: '2026-02-01', to: '2026-02-28' });
  expect(verdict).toMatchObject({ outcome: 'found', openingMinor: 0, lines: [] });
});
