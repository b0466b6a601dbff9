import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CurrencyCode, currencies } from './facts/currencies.ts';
import { decimalOf, decimalText, minus, money, moneyFromDecimal, plus } from './money.ts';

const currency = fc.constantFrom(...(Object.keys(currencies) as CurrencyCode[]));
/** Up to 90 billion pounds, where JSON numbers still tell neighbouring amounts apart. */
const minor = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 });

it('gives back what was added', () => {
  fc.assert(
    fc.property(minor, minor, currency, (left, right, code) => {
      const sum = plus(money(left, code), money(right, code));
      expect(minus(sum, money(right, code))).toEqual(money(left, code));
    }),
  );
});

it('adds in any order and any grouping', () => {
  fc.assert(
    fc.property(minor, minor, minor, (first, second, third) => {
      const [a, b, c] = [money(first, 'GBP'), money(second, 'GBP'), money(third, 'GBP')];
      expect(plus(plus(a, b), c)).toEqual(plus(c, plus(b, a)));
    }),
  );
});

it('survives the wire and back to the penny', () => {
  fc.assert(
    fc.property(minor, currency, (amount, code) => {
      const sent = JSON.parse(JSON.stringify(decimalOf(money(amount, code))));
      expect(moneyFromDecimal(sent, code)).toEqual(money(amount, code));
    }),
  );
});

it('writes every amount as exact text that reads back', () => {
  fc.assert(
    fc.property(minor, currency, (amount, code) => {
      const text = decimalText(money(amount, code));
      expect(text).toMatch(/^-?\d+\.\d{2}$/);
      expect(BigInt(text.replace('.', ''))).toBe(BigInt(amount));
    }),
  );
});

it('never throws for a wire value, and gives whole minor units or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.double(), fc.float()), (value) => {
      const read = moneyFromDecimal(value, 'GBP');
      expect(read === undefined || Number.isSafeInteger(read.minor)).toBe(true);
    }),
  );
});

it('lies within half a penny of what the wire said', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
      const read = moneyFromDecimal(value, 'GBP');
      expect(Math.abs((read?.minor ?? Number.NaN) / 100 - value)).toBeLessThanOrEqual(0.005 + 1e-6);
    }),
  );
});

it.each([
  ['keeps the last penny', 1204.5, 120_450],
  ['reads a sum that binary floats get wrong', 1.1, 110],
  ['rounds half a penny away from zero', 10.005, 1001],
  ['rounds half a penny owed away from zero', -10.005, -1001],
  ['rounds under half a penny down', 10.00499, 1000],
  ['cuts the decimals of an equivalent', 194473.5331058, 19_447_353],
  ['has no minus zero', -0.001, 0],
  ['takes what is too small to matter as nothing', 1e-9, 0],
])('%s', (_name, value, expected) => {
  expect(moneyFromDecimal(value, 'GBP')?.minor).toBe(expected);
});

it.each([
  ['text', '12.00'],
  ['null', null],
  ['nothing', undefined],
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['more than can be counted', 1e21],
])('reads no money from %s', (_name, value) => {
  expect(moneyFromDecimal(value, 'GBP')).toBeUndefined();
});

it.each([0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses %d minor units', (amount) => {
  expect(() => money(amount, 'GBP')).toThrow(RangeError);
});

it('refuses to overflow instead of losing pence', () => {
  expect(() => plus(money(Number.MAX_SAFE_INTEGER, 'GBP'), money(1, 'GBP'))).toThrow(RangeError);
});

it('keeps currencies apart', () => {
  // @ts-expect-error a wrong currency is a compile error before it is a runtime one
  expect(() => plus(money(1, 'GBP'), money(1, 'EUR'))).toThrow('Mixed currencies: GBP and EUR');
  // @ts-expect-error as above
  expect(() => minus(money(1, 'USD'), money(1, 'GBP'))).toThrow('Mixed currencies: USD and GBP');
});

it('writes nothing without a sign', () => {
  expect(decimalText(money(0, 'GBP'))).toBe('0.00');
});
