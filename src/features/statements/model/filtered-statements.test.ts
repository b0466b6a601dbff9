import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeQuery, offeredTypes, passing, readFilters } from './filtered-statements.ts';
import { statement } from './statement.fixture.ts';

const years = [2026, 2025, 2024];

it.each([
  ['nothing', '', {}],
  ['a type', 'type=CCALOAN-STATEMENT', { type: 'CCALOAN-STATEMENT' }],
  ['a year', 'year=2025', { year: 2025 }],
  ['both', 'year=2024&type=Statement', { type: 'Statement', year: 2024 }],
  ['neither if the type or year does not exist', 'type=toString&year=2014', {}],
  ['no year in another spelling', 'year=2025.0', {}],
])('reads %s from a URL', (_, query, filters) => {
  expect(readFilters(new URLSearchParams(query), years)).toEqual(filters);
});

it('copes with any URL', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { year } = readFilters(new URLSearchParams(text), years);
      expect(year === undefined || years.includes(year)).toBe(true);
    }),
  );
});

it('changes one filter in the URL and keeps the rest', () => {
  const query = new URLSearchParams('other=1&year=2025');
  expect(changeQuery(query, 'type', 'Statement').toString()).toBe('other=1&year=2025&type=Statement');
  expect(changeQuery(query, 'year', '2026').toString()).toBe('other=1&year=2026');
  expect(changeQuery(query, 'year', undefined).toString()).toBe('other=1');
  expect(query.toString()).toBe('other=1&year=2025');
});

it('keeps the statements of that type and year, in order', () => {
  const all = [
    statement('2026-05-31'),
    statement('2025-12-31', { type: 'Statement' }),
    statement('2025-11-30'),
    statement('2024-12-31', { type: 'Statement' }),
  ];
  const days = (filters: Parameters<typeof passing>[1]) => passing(all, filters).map(({ date }) => date);
  expect(days({})).toHaveLength(4);
  expect(days({ year: 2025 })).toEqual(['2025-12-31', '2025-11-30']);
  expect(days({ type: 'Statement' })).toEqual(['2025-12-31', '2024-12-31']);
  expect(days({ type: 'Statement', year: 2025 })).toEqual(['2025-12-31']);
  expect(days({ type: 'LOAN-PRENOTICE' })).toEqual([]);
});

it('offers each type in the list once, and the chosen one in any case', () => {
  const all = [statement('2026-05-31', { type: 'Statement' }), statement('2026-04-30'), statement('2026-03-31')];
  expect(offeredTypes(all, undefined)).toEqual(['CASA-Statement', 'Statement']);
  expect(offeredTypes(all, 'CCALOAN-STATEMENT')).toEqual(['CASA-Statement', 'Statement', 'CCALOAN-STATEMENT']);
  expect(offeredTypes([], undefined)).toEqual([]);
});
