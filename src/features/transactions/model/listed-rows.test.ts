import fc from 'fast-check';
import { expect, it } from 'vitest';
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
