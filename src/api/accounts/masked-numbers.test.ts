import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskedNumber, maskedNumbers } from './masked-numbers.ts';

it.each([
  ['the last four digits', ['12345678'], ['****5678']],
  ['a digit more of two that would be alike', ['12345678', '12395678'], ['***45678', '***95678']],
  ['the four of one that is like no other', ['12345678', '12395678', '40071522'], ['***45678', '***95678', '****1522']],
  ['the whole of two that differ in the first digit alone', ['12345678', '92345678'], ['12345678', '92345678']],
  ['a digit less of a short number', ['5678'], ['*678']],
  ['no digit of a number of one', ['5'], ['*']],
  ['the whole of two short numbers that differ in the first digit alone', ['5678', '9678'], ['5678', '9678']],
  ['numbers of two lengths, one hidden digit of each at least', ['5678', '12345678'], ['*678', '***45678']],
  ['a number that came masked', ['****5678', '12345678'], ['****5678', '***45678']],
  ['nothing of nothing', [''], ['']],
])('shows %s', (_name, numbers, masks) => {
  const masked = maskedNumbers(numbers);
  expect(numbers.map((number) => masked.get(number))).toEqual(masks);
});

it('masks a number alike each time it is listed', () => {
  expect(maskedNumbers(['12345678', '12345678'])).toEqual(new Map([['12345678', '****5678']]));
});

it('masks one number as a list of one', () => {
  for (const number of ['12345678', '5678', '5', '']) {
    expect(maskedNumber(number)).toBe(maskedNumbers([number]).get(number));
  }
});

it('gives every number a mask of its own, which ends as the number does', () => {
  const number = fc.oneof(
    fc.string({ unit: fc.constantFrom('0', '1', '5'), minLength: 8, maxLength: 8 }),
    fc.string({ unit: fc.constantFrom('0', '1', '*'), maxLength: 10 }),
  );
  fc.assert(
    fc.property(fc.array(number, { maxLength: 60 }), (numbers) => {
      const masked = maskedNumbers(numbers);
      expect([...masked.keys()].sort()).toEqual([...new Set(numbers)].sort());
      expect(new Set(masked.values()).size).toBe(masked.size);
      for (const [real, mask] of masked) {
        expect(mask.length).toBe(real.length);
        const hidden = /^\**/.exec(mask)?.[0].length ?? 0;
        expect(real.endsWith(mask.slice(hidden))).toBe(true);
        // Only a number that differs in its first digit alone is shown whole.
        const others = numbers.filter((other) => other !== real && other.length === real.length);
        if (mask === real && !real.startsWith('*') && real !== '') {
          expect(others.map((other) => other.slice(1))).toContain(real.slice(1));
        }
      }
    }),
  );
});

it('keeps numbers of absurd length apart, and soon', () => {
  const long = 'Paddock '.repeat(20_000);
  const masks = maskedNumbers([long, `${long}7`, '12345678']);
  expect(masks.get('12345678')).toBe('****5678');
  expect(masks.get(long)).not.toBe(masks.get(`${long}7`));
  expect(masks.get(long)).toMatch(/^\*+ock $/);
});
