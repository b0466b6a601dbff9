import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { listedRows } from './listed-rows.ts';
import { transaction } from './transactions.fixture.ts';

const pages = fc.array(fc.array(fc.constant(0), { maxLength: 6 }), { maxLength: 6 }).map((sizes) => {
  let row = 0;
  return sizes.map((page) => page.map(() => transaction({ id: `${row++}` })));
});

it('finds every row of every page by its index, even with empty pages', () => {
  fc.assert(
    fc.property(pages, (lists) => {
      const rows = listedRows(lists, undefined);
      const found = Array.from({ length: rows.count }, (_, index) => rows.at(index));
      expect(found).toEqual(lists.flat());
    }),
  );
});

it('finds only the rows that match', () => {
  const lists = [[transaction({ id: 'a' }), transaction({ id: 'b' })], [], [transaction({ id: 'c' })]];
  const rows = listedRows(lists, Uint32Array.of(1, 2));
  expect(rows.count).toBe(2);
  expect([rows.at(0).id, rows.at(1).id]).toEqual(['b', 'c']);
});

it('rejects an index beyond the rows', () => {
  expect(() => listedRows([[transaction()]], undefined).at(1)).toThrow('There is no row 1 of 1');
  expect(() => listedRows([[transaction()]], new Uint32Array()).at(0)).toThrow('There is no row 0 of 0');
});

it('says which rows are the first of their day, on whichever page', () => {
  const on = (day: string) => transaction({ day: calendarDay(day) });
  const lists = [
    [on('2026-03-02'), on('2026-03-02')],
    [on('2026-03-02'), on('2026-03-01')],
  ];
  const firsts = (rows: ReturnType<typeof listedRows>) =>
    Array.from({ length: rows.count }, (_, index) => rows.startsGroup(index));
  expect(firsts(listedRows(lists, undefined))).toEqual([true, false, false, true]);
  expect(firsts(listedRows(lists, Uint32Array.of(2, 3)))).toEqual([true, true]);
});
