import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ibanText, isIban } from './iban.ts';

// Examples from the IBAN registry, one per format.
const real = [
  'GB82 WEST 1234 5698 7654 32',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'NO9386011117947',
];

it.each(real)('knows %s for an IBAN', (text) => {
  expect(isIban(text)).toBe(true);
});

it('sees any one wrong digit, and any two neighbours swapped', () => {
  const iban = 'GB82WEST12345698765432';
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 21 }), fc.integer({ min: 1, max: 9 }), (place, step) => {
      const digit = (Number(iban[place]) + step) % 10;
      expect(isIban(iban.slice(0, place) + digit + iban.slice(place + 1))).toBe(false);
    }),
  );
  for (let place = 8; place < 21; place += 1) {
    const swapped = iban.slice(0, place) + iban[place + 1] + iban[place] + iban.slice(place + 2);
    expect(isIban(swapped)).toBe(swapped === iban);
  }
});

it.each(['', 'GB82', 'GB82WEST1234569876543', '82GBWEST12345698765432', 'GB82WEST1234569876543!', 'x'.repeat(400)])(
  'knows that "%s" is none',
  (text) => {
    expect(isIban(text)).toBe(false);
  },
);

it('takes any text without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      isIban(text);
      expect(ibanText(text).replaceAll(' ', '')).toBe(text.replace(/\s/g, '').toUpperCase());
    }),
  );
});

it.each([
  ['gb47padd60930322345678', 'GB47 PADD 6093 0322 3456 78'],
  ['GB47 PADD 6093 0322 3456 78', 'GB47 PADD 6093 0322 3456 78'],
  ['ABCDEFGH', 'ABCD EFGH'],
  ['', ''],
])('prints %s as %s', (text, printed) => {
  expect(ibanText(text)).toBe(printed);
});
