import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedMoney, moneyAfterPaste, normalisedMoney, pastedMoney, typedMoney } from './money-typing.ts';

describe('while typing', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['00', '0'],
    ['007', '7'],
    ['0.', '0.'],
    ['0.50', '0.50'],
    ['00.5', '0.5'],
    ['.5', '.5'],
    ['12', '12'],
    ['12.', '12.'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['£12', '12'],
    ['1,234', '1234'],
    ['12a', '12'],
    ['100', '100'],
  ])('"%s" becomes "%s"', (text, typed) => expect(typedMoney(text)).toBe(typed));

  it('leaves its own result unchanged', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typedMoney(typedMoney(text))).toBe(typedMoney(text));
      }),
    ));

  it('gives digits and at most one point with two decimals for any text', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typedMoney(text)).toMatch(/^(0|[1-9]\d*)?(\.\d{0,2})?$/);
      }),
    ));
});

describe('when the field is left', () => {
  it.each([
    ['', ''],
    ['.', ''],
    ['0', '0.00'],
    ['5', '5.00'],
    ['5.', '5.00'],
    ['.5', '0.50'],
    ['0.05', '0.05'],
    ['1234.5', '1234.50'],
    ['12.344', '12.34'],
    ['12.345', '12.35'],
    ['1.005', '1.01'],
    ['9.999', '10.00'],
    ['0.004', '0.00'],
    ['90071992547409939.99', '90071992547409939.99'],
  ])('"%s" becomes "%s"', (text, rounded) => expect(normalisedMoney(text)).toBe(rounded));

  it('keeps an amount that has two decimals', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (minor) => {
        const digits = String(minor).padStart(3, '0');
        const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(normalisedMoney(text)).toBe(text);
      }),
    ));
});

describe('while nobody types', () => {
  it.each([
    ['', ''],
    ['5.00', '5.00'],
    ['999.99', '999.99'],
    ['1234.50', '1,234.50'],
    ['123456', '123,456'],
    ['1234567.89', '1,234,567.89'],
    ['.5', '.5'],
  ])('"%s" is shown as "%s"', (text, shown) => expect(groupedMoney(text)).toBe(shown));

  it('shows what reads as the same amount again, typed on or pasted elsewhere', () =>
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (minor) => {
        const text = normalisedMoney(`${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`);
        expect([typedMoney(groupedMoney(text)), pastedMoney(groupedMoney(text))]).toEqual([text, text]);
      }),
    ));
});

describe('a paste', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['£1,234.5', '1234.5'],
    ['£ 1,234,567.89', '1234567.89'],
    ['1,234', '1234'],
    ['1 234.50', '1234.50'],
    ['1\u00a0234', '1234'],
    ['1\u202f234\u202f567', '1234567'],
    ["1'234.50", '1234.50'],
    ['1’234', '1234'],
    [' 12.30\n', '12.30'],
    ['GBP 12', '12'],
    ['.50', '.50'],
    ['5.', '5.'],
    ['0012', '12'],
    ['1,234.56', '1234.56'],
    ['£1,234', '1234'],
    ['1', '1'],
    ['12', '12'],
    ['12.3', '12.3'],
    ['12.34', '12.34'],
    ['£12', '12'],
    ['£12.30', '12.30'],
    ['12 GBP', '12'],
    ['GBP 1,234.50', '1234.50'],
    ['£1 234', '1234'],
    ['1\u2009234.50', '1234.50'],
    ['12,345.67', '12345.67'],
    ['123,456', '123456'],
    ['1,234,567', '1234567'],
    ['0', '0'],
    ['0.5', '0.5'],
    ['0.05', '0.05'],
    ['00.50', '0.50'],
    ['£0.99', '0.99'],
    ['\t25.00\t', '25.00'],
    ['100000.00', '100000.00'],
    ['100,000.01', '100000.01'],
  ])('reads "%s" as %s', (text, amount) => expect(pastedMoney(text)).toBe(amount));

  it.each([
    ['a decimal comma, which would multiply the amount by a hundred', '1,50'],
    ['a decimal comma after spaces', '1 234,50'],
    ['a decimal comma after two digits', '12,50'],
    ['a point between thousands, which would become a little over a pound', '1.234'],
    ['a point between thousands and nothing after', '1.000'],
    ['more decimals than pence', '12.345'],
    ['more decimals than pence, which would be rounded up', '9.999'],
    ['more decimals after a comma', '1,234.567'],
    ['full-width digits', '１２.５'],
    ['full-width digits after plain ones', '1２'],
    ['Arabic digits', '١٢'],
    ['points between thousands', '1.234,50'],
    ['two points', '1.234.567'],
    ['groups of other than three digits', '12,34,567'],
    ['a last group that is too long', '1,2345'],
    ['mixed groups', '1,234 567'],
    ['a negative amount', '-5'],
    ['a negative amount with a real minus sign', '\u22125.00'],
    ['a negative amount in brackets', '(5.00)'],
    ['an amount marked DR', '5.00 DR'],
    ['a power of ten', '1e3'],
    ['two amounts', '5 10'],
    ['a sort code', '60-93-03'],
    ['words', 'five pounds'],
    ['a currency symbol alone', '£'],
    ['nothing', ''],
    ['a plus', '+5'],
    ['a bare point', '.'],
    ['a word after', '5 pounds'],
    ['a letter inside', '1O0'],
    ['a time', '12:30'],
    ['a date', '12/06/2026'],
    ['a percentage', '5%'],
    ['a number in hexadecimal', '0x10'],
    ['no number at all', 'NaN'],
    ['an endless one', 'Infinity'],
    ['a comma at the end', '1,234,'],
    ['a comma at the start', ',234'],
    ['two commas together', '1,,234'],
    ['a comma among the pence', '1.23,4'],
    ['an underscore', '1_000'],
    ['a product', '5*2'],
    ['a half', '½'],
    ['a tilde', '~5'],
    ['an apostrophe at the end', "5'"],
    ['another currency', '€5'],
    ['another currency by its code', '5 USD'],
    ['two currency symbols', '££5'],
    ['a formula', '=5'],
    ['a point and a space', '5. 00'],
    ['a script', '<b>5</b>'],
    ['an abbreviated thousand', '5k'],
  ])('refuses %s', (_, text) => expect(pastedMoney(text)).toBeUndefined());

  it('keeps the pence of an amount in the bank’s own format', () =>
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (minor) => {
        const pounds = Math.floor(minor / 100);
        const pence = String(minor % 100).padStart(2, '0');
        expect(pastedMoney(`£${pounds.toLocaleString('en-GB')}.${pence}`)).toBe(`${pounds}.${pence}`);
      }),
    ));

  it.each([
    ['$', '$0.99', '0.99'],
    ['$', '12 USD', '12'],
    ['€', '€1,234', '1234'],
    ['€', '£5', undefined],
  ])('in a field of %s reads "%s" as %s', (symbol, text, amount) => expect(pastedMoney(text, symbol)).toBe(amount));

  it.each([
    ['', '1,234.56', '', '1234.56'],
    ['1', '2', '', '12'],
    ['', '2', '5.00', '25.00'],
    ['5.', '50', '', '5.50'],
    ['0', '12', '', '12'],
    ['1,23', '9', '4.50', '12394.50'],
  ])('between “%s” and the rest: “%s” before “%s” gives %s', (before, pasted, after, whole) =>
    expect(moneyAfterPaste(before, pasted, after)).toBe(whole),
  );

  it.each([
    ['a second point', '5.', '1.50', ''],
    ['more than two decimals', '5.00', '20', ''],
    ['unreadable text', '5', '1,50', ''],
  ])('refuses %s', (_, before, pasted, after) => expect(moneyAfterPaste(before, pasted, after)).toBeUndefined());

  it('is either refused, or keeps every digit and the position of the point', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9.,£ ]{1,12}$/), (text) => {
        const read = pastedMoney(text);
        if (read === undefined) return;
        const plainly = text.replaceAll(/[,£\s]/g, '');
        expect(Number(read)).toBe(Number(plainly));
      }),
    ));
});
