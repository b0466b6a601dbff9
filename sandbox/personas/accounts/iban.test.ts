import { expect, it } from 'vitest';
import { isIban } from './iban.fixture.ts';
import { ibanOf } from './iban.ts';

it('recognises IBANs as the standard prints them', () => {
  expect(isIban('GB82WEST12345698765432')).toBe(true);
  expect(isIban('DE89370400440532013000')).toBe(true);
});

it('refuses an IBAN with two digits changed round', () => {
  expect(isIban('GB82WEST12345698765423')).toBe(false);
});

it('gives an account number its check digits', () => {
  expect(ibanOf('12345678')).toMatch(/^GB\d\dPDCK60930312345678$/);
  expect(isIban(ibanOf('12345678'))).toBe(true);
});
