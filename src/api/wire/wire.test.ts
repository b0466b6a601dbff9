import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countOf,
  dayOf,
  fieldsOf,
  flagOf,
  listOf,
  moneyOf,
  omitUndefined,
  rateOf,
  textOf,
  tokenOf,
  unchecked,
  unsigned,
} from './wire.ts';

it.each([
  ['a numeric entity', 'O&#x27;Hara', "O'Hara"],
  ['a named entity', 'Ridgeway &amp; Daughters', 'Ridgeway & Daughters'],
  ['an encoded entity only once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['markup as text', '&lt;script&gt;', '<script>'],
  ['a star and an at sign', '07&#x2a;&#x2a; n&#64;x', '07** n@x'],
  ['an ampersand that is none', 'R&D &notes &copy2026', 'R&D &notes &copy2026'],
  ['an entity nobody knows', '&paddock;', '&paddock;'],
  ['spaces around it', '  Household ', 'Household'],
  ['nothing', '', undefined],
  ['white space', ' \n', undefined],
  ['an encoded space', '&#x20;', undefined],
  ['null', null, undefined],
  ['a number', 12, undefined],
])('reads text with %s', (_name, value, text) => {
  expect(textOf(value)).toBe(text);
});

it('takes no token that an address cannot hold', () => {
  expect([tokenOf('\ud83d'), tokenOf('a\udc0eb'), tokenOf('\ud83d\udc0e')]).toEqual([undefined, undefined, '🐎']);
});

it('takes tokens as they stand', () => {
  expect([tokenOf('A&amp;B'), tokenOf(''), tokenOf(7), tokenOf(null)]).toEqual([
    'A&amp;B',
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  ['Y', undefined],
  [1, undefined],
  [undefined, undefined],
])('reads the flag %o as %s', (value, flag) => {
  expect(flagOf(value)).toBe(flag);
});

it.each([
  [4, 4],
  ['4', 4],
  ['007', 7],
  [0, 0],
  [-1, undefined],
  [1.5, undefined],
  ['4a', undefined],
  ['', undefined],
  ['9'.repeat(20), undefined],
  [null, undefined],
])('reads the count %o as %s', (value, count) => {
  expect(countOf(value)).toBe(count);
});

it.each([
  ['an amount', { currency: 'GBP', amount: 1204.5 }, { minor: 120_450, currency: 'GBP' }],
  ['an unknown currency', { currency: 'XBT', amount: 1 }, undefined],
  ['no currency', { amount: 1 }, undefined],
  ['an amount as text', { currency: 'GBP', amount: '1.00' }, undefined],
  ['a name every object has', { currency: 'constructor', amount: 1 }, undefined],
  ['the largest amount', { currency: 'GBP', amount: -10_000_000_000 }, { minor: -1_000_000_000_000, currency: 'GBP' }],
  ['an absurd amount', { currency: 'GBP', amount: 10_000_000_000.01 }, undefined],
  ['null', null, undefined],
])('reads money from %s', (_name, value, money) => {
  expect(moneyOf(value)).toEqual(money);
});

it.each([
  [4.19, 4.19],
  ['4.19', 4.19],
  ['4', 4],
  [-0.5, -0.5],
  [0, 0],
  ['4,19', undefined],
  ['4.19%', undefined],
  ['', undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [null, undefined],
])('reads the rate %o as %s', (value, rate) => {
  expect(rateOf(value)).toBe(rate);
});

it.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-02T00:00:00', '2026-03-02'],
  ['2026-02-30', undefined],
  ['02/03/2026', undefined],
  [20_260_302, undefined],
  [null, undefined],
])('reads the day %o as %s', (value, day) => {
  expect(dayOf(value)).toBe(day);
});

it('takes the size of an amount, whichever way it goes', () => {
  const [owed, held] = [-5, 5].map((minor) => unsigned({ minor, currency: 'EUR' }));
  expect(owed).toEqual(held);
});

it('omits undefined fields, and keeps null, zero and false', () => {
  expect(omitUndefined({ a: undefined, b: 0, c: '', d: false, e: null })).toEqual({ b: 0, c: '', d: false, e: null });
  expect(Object.keys(omitUndefined({ a: undefined }))).toEqual([]);
});

it('reads anything without throwing', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (value) => {
      expect(Object.keys(fieldsOf(unchecked(value)))).toBeDefined();
      expect(listOf(unchecked<readonly unknown[]>(value))).toBeDefined();
      for (const read of [textOf, tokenOf, flagOf, countOf, moneyOf, rateOf, dayOf]) read(value);
    }),
  );
});
