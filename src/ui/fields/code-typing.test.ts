import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeErased, codePasted, codeTyped, pastedCode, splitCode } from './code-typing.ts';

const sortCode = { parts: 3, size: 2 };
const six = { parts: 6, size: 1 };
const pin = { parts: 4, size: 1 };

describe('a paste of six digits', () => {
  it.each([
    '123456',
    ' 123456\n',
    '\t123456',
    '123 456',
    '12 34 56',
    '1 2 3 4 5 6',
    '12-34-56',
    '123-456',
    '12 - 34 - 56',
    '12\u201334\u201356',
    '12 \u2013 34 \u2013 56',
    '12\u201434\u201456',
    '12\u201134\u201156',
    '12\u221234\u221256',
    '12.34.56',
    '12·34·56',
    '12\u00a034\u00a056',
    '12\u200934\u200956',
    '12\u202f34\u202f56',
    '12\n34\n56',
    '12\r\n34\r\n56',
    '１２３４５６',
    '１２－３４－５６',
    'Code: 123456',
    'Sort code: 12-34-56',
    'Sort code 12 34 56',
    'Your code is 123456.',
    '123456 is your code, valid for 10 minutes',
    '10 minutes: 123456',
    '(123456)',
    '"12-34-56"',
    '12-34-56, account 87654321',
    '123456, I repeat, 123456',
    '1234567',
    '12345678',
  ])('"%s" fills all boxes', (text) => expect(pastedCode(text, sortCode)).toBe('123456'));

  it.each([
    ['nothing', ''],
    ['space', ' \n'],
    ['words', 'my code'],
    ['letters between digits', '12a34b56'],
    ['a letter in front', 'A123456'],
    ['a letter behind', '123456X'],
    ['the letter O for a zero', '6O-93-03'],
    ['a date with slashes', '12/34/56'],
    ['a longer date with slashes', '02/03/2026'],
    ['a date with hyphens', '2026-03-02'],
    ['two codes', '123456 or 654321'],
    ['two codes in groups', '12-34-56 or 65-43-21'],
    ['an account number in groups', '8765 4321'],
    ['a telephone number', '0113 496 0100'],
    ['a card number', '4929 1234 5678 9012'],
    ['digits of another script', '١٢٣٤٥٦'],
    ['an amount', '£1,234.56'],
  ])('%s is refused', (_, text) => expect(pastedCode(text, sortCode)).toBeUndefined());

  it.each([
    ['12', '12'],
    ['12-34', '1234'],
    ['1', '1'],
  ])('accepts a part of a code, "%s", as that', (text, digits) => expect(pastedCode(text, sortCode)).toBe(digits));

  it('reads four of four, and the first four of more', () => {
    expect(pastedCode('PIN 12 34', pin)).toBe('1234');
    expect(pastedCode('12345', pin)).toBe('1234');
  });
});

const anyDigits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((digits) => digits.join(''));
const shapes = fc.constantFrom(six, pin, sortCode);
const spellings: ((code: string) => string)[] = [
  (code) => code,
  (code) => `${code.slice(0, 2)} ${code.slice(2)}`,
  (code) => (code.match(/../g) ?? []).join('-'),
  (code) => ` ${code}\n`,
  (code) => `Code: ${code}`,
  (code) => code.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
];

describe('any code', () => {
  it('pasted in any of six formats into any box fills all boxes', () =>
    fc.assert(
      fc.property(shapes, anyDigits(6), anyDigits(6), fc.nat(5), fc.constantFrom(...spellings), (shape, ...rest) => {
        const [digits, before, at, spell] = rest;
        const code = digits.slice(0, shape.parts * shape.size);
        const read = pastedCode(spell(code), shape) ?? '';
        const { boxes, focus } = codePasted(splitCode(before, shape), at % shape.parts, read, shape);
        expect(boxes.join('')).toBe(code);
        expect(focus).toBe(shape.parts - 1);
      }),
    ));

  it('typed digit by digit fills the boxes', () =>
    fc.assert(
      fc.property(shapes, anyDigits(6), (shape, digits) => {
        const code = digits.slice(0, shape.parts * shape.size);
        let now = { boxes: splitCode('', shape), focus: 0 };
        for (const digit of code)
          now = codeTyped(now.boxes, now.focus, `${now.boxes[now.focus]}${digit}`, shape) ?? now;
        expect(now.boxes.join('')).toBe(code);
        expect(now.focus).toBe(shape.parts - 1);
      }),
    ));

  it('never overfills a box, nor loses the focus', () =>
    fc.assert(
      fc.property(shapes, fc.array(fc.tuple(fc.nat(5), fc.string())), (shape, keys) => {
        let boxes = splitCode('', shape);
        for (const [place, text] of keys) {
          const next = codeTyped(boxes, place % shape.parts, text, shape);
          if (next === undefined) continue;
          boxes = next.boxes;
          expect(next.focus).toBeLessThan(shape.parts);
        }
        for (const box of boxes) expect(box).toMatch(new RegExp(`^\\d{0,${shape.size}}$`));
      }),
    ));
});

describe('by keyboard', () => {
  it('moves on after the second digit of a part, not after the first', () => {
    expect(codeTyped(['', '', ''], 0, '6', sortCode)).toEqual({ boxes: ['6', '', ''], focus: 0 });
    expect(codeTyped(['6', '', ''], 0, '60', sortCode)).toEqual({ boxes: ['60', '', ''], focus: 1 });
  });

  it('drops a third digit in a part', () =>
    expect(codeTyped(['60', '93', ''], 0, '609', sortCode)).toEqual({ boxes: ['60', '93', ''], focus: 0 }));

  it('replaces the digit in a box of one', () => {
    expect(codeTyped(['1', '', '', ''], 0, '12', pin)?.boxes[0]).toBe('2');
    expect(codeTyped(['1', '', '', ''], 0, '21', pin)?.boxes[0]).toBe('2');
  });

  it('ignores a letter', () => expect(codeTyped(['1', '', '', ''], 1, 'x', pin)).toBeUndefined());

  it('keeps the focus in an emptied box, and the digits of the others', () =>
    expect(codeTyped(['1', '2', '3', ''], 1, '', pin)).toEqual({ boxes: ['1', '', '3', ''], focus: 1 }));

  it('deletes the last digit of the previous box on Backspace in an empty one', () => {
    expect(codeErased(['60', '93', ''], 2)).toEqual({ boxes: ['60', '9', ''], focus: 1 });
    expect(codeErased(['', '', ''], 0)).toEqual({ boxes: ['', '', ''], focus: 0 });
  });

  it('fills from the box where a part of a code is pasted', () =>
    expect(codePasted(['60', '', ''], 1, '9303', sortCode)).toEqual({ boxes: ['60', '93', '03'], focus: 2 }));
});
