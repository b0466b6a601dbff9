import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bufferOf, rowsToKeep } from './row-window.ts';

it.each([
  ['no rows need no buffer', 0, 0],
  ['one row needs one', 1, 1],
  ['95 rows have a tenth, rounded up', 95, 10],
  ['100 rows have a tenth', 100, 10],
  ['300 rows have the most there is', 300, 30],
  ['1,000 rows have no more', 1_000, 30],
])('buffer: %s', (_, count, buffer) => expect(bufferOf(count)).toBe(buffer));

describe('rendered rows', () => {
  const range = { startIndex: 100, endIndex: 117, overscan: 30, count: 100_000 };

  it('are those in view with a buffer on each side', () => {
    const rows = rowsToKeep(range, undefined);
    expect([rows[0], rows.at(-1), rows.length]).toEqual([70, 147, 78]);
  });

  it.each([
    ['include a focused row above, first', 3, 3, 147],
    ['include a focused row below, last', 9_000, 70, 9_000],
    ['include a focused row in view once', 110, 70, 147],
    ['ignore a focused row that is gone', 100_000, 70, 147],
  ])('%s', (_, focused, first, last) => {
    const rows = rowsToKeep(range, focused);
    expect([rows[0], rows.at(-1)]).toEqual([first, last]);
  });

  it('are in order, unique and existing', () =>
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(30), fc.nat(600), (from, length, overscan, focused) => {
        const count = from + length + 1;
        const rows = rowsToKeep({ startIndex: from, endIndex: from + length, overscan, count }, focused);
        expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
        expect(rows.every((row) => row >= 0 && row < count)).toBe(true);
      }),
    ));
});
