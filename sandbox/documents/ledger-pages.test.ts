import { expect, it } from 'vitest';
import { linesOf } from './extract.fixture.ts';
import { ledgerPages } from './ledger-pages.ts';

it.each([
  [0, [0]],
  [1, [1]],
  [25, [25]],
  [26, [25, 1]],
  [54, [25, 29]],
  [55, [25, 29, 1]],
  [83, [25, 29, 29]],
])('splits %i lines into pages of %j', (count, expected) => {
  expect(ledgerPages(linesOf(count), 0).map(({ lines }) => lines.length)).toEqual(expected);
});

it('carries the balance from each page to the next', () => {
  const lines = linesOf(55);
  const forwards = ledgerPages(lines, 1_000_00).map(({ forward }) => forward);
  expect(forwards[0]?.broughtMinor).toBe(1_000_00);
  expect(forwards.slice(1).map((forward) => forward?.broughtMinor)).toEqual(
    forwards.slice(0, -1).map((forward) => forward?.carriedMinor),
  );
  expect(forwards.at(-1)?.carriedMinor).toBe(lines.at(-1)?.balanceMinor);
});

it('carries the opening balance over a page without lines', () => {
  expect(ledgerPages([], 5)).toEqual([{ lines: [], forward: { broughtMinor: 5, carriedMinor: 5 } }]);
});

it('carries nothing forward without a running balance', () => {
  expect(ledgerPages(linesOf(30), undefined).some((page) => 'forward' in page)).toBe(false);
});
