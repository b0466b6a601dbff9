import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listedRows } from './listed-rows.ts';
import { transaction } from './transactions.fixture.ts';

const pages = fc.array(fc.array(fc.constant(0), { maxLength: 6 }), { maxLength: 6 }).map((sizes) => {
  let row = 0;
  return sizes.map((page) => page.map(() => transaction({ id: `${row++}` })));
});

it('gives every row of every page in its place, empty pages or not', () => {
  fc.assert(
    fc.property(pages, (lists) => {
      const rows = listedRows(lists, undefined);
      const found = Array.from({ length: rows.count }, (_, index) => rows.at(index));
      expect(found).toEqual(lists.flat());
    }),
  );
});

it('gives the rows that match, and only these', () => {
  const lists = [[transaction({ id: 'a' }), transaction({ id: 'b' })], [], [transaction({ id: 'c' })]];
  const rows = listedRows(lists, Uint32Array.of(1, 2));
  expect(rows.count).toBe(2);
  expect([rows.at(0).id, rows.at(1).id]).toEqual(['b', 'c']);
});

it('refuses a place where no row stands', () => {
  expect(() => listedRows([[transaction()]], undefined).at(1)).toThrow('There is no row 1 of 1');
  expect(() => listedRows([[transaction()]], new Uint32Array()).at(0)).toThrow('There is no row 0 of 0');
});
