import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOfBase64 } from './base64.ts';

it('gives back the bytes that were written', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(bytesOfBase64(Buffer.from(bytes).toString('base64'))).toEqual(new Uint8Array(bytes));
    }),
  );
});

it('takes no text but the one that its bytes are written as', () => {
  const text = fc.string({ unit: fc.constantFrom('A', 'Q', 'R', '/', '+', '=', ' ', '-'), maxLength: 12 });
  fc.assert(
    fc.property(text, (written) => {
      const bytes = bytesOfBase64(written);
      if (bytes !== undefined) expect(Buffer.from(bytes).toString('base64')).toBe(written);
    }),
  );
});

it.each([
  ['nothing', '', []],
  ['one byte', 'QQ==', [65]],
  ['two bytes', 'QUI=', [65, 66]],
  ['the last two signs', '+/8=', [251, 255]],
])('reads %s', (_name, text, bytes) => {
  expect(bytesOfBase64(text)).toEqual(Uint8Array.from(bytes));
});

it.each([
  ['text without its padding', 'QQ'],
  ['text cut by one character', 'QUJD'.slice(0, 3)],
  ['padding in the middle', 'QQ==QUJD'],
  ['too much padding', 'Q==='],
  ['no padding', 'QQ'],
  ['spaces between two groups', 'QUJD    QUJD'],
  ['padding alone', '===='],
  ['bits left over', 'QR=='],
  ['a line break', 'QUJD\nQUJD'],
  ['a space', 'QUJ '],
  ['the signs of addresses', '-_8='],
  ['an address of data', 'data:application/pdf;base64,QUJD'],
  ['a character of another script', 'QUJЯ'],
])('does not read %s', (_name, text) => {
  expect(bytesOfBase64(text)).toBeUndefined();
});

it('reads a file of many millions of characters, and sees one wrong among them', () => {
  const bytes = Buffer.alloc(24_000_000, 'Paddock');
  const text = bytes.toString('base64');
  expect(bytesOfBase64(text)?.length).toBe(24_000_000);
  expect(bytesOfBase64(`${text.slice(0, -5)}!${text.slice(-4)}`)).toBeUndefined();
});
