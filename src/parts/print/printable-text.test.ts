import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { printableText } from './printable-text.ts';

interface FontFile {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

it.each(['regular', 'semi-bold'])('counts on no letter that the %s font does not hold', (weight) => {
  const pdf = new PDFDocument({ font: '', autoFirstPage: false });
  pdf.registerFont('paper', readFileSync(`src/ui/fonts/inter-print-${weight}.woff`)).font('paper');
  const { font } = Reflect.get(pdf, '_font') as { readonly font: FontFile };
  const everyLetter = Array.from({ length: 0x3000 }, (_, codePoint) => codePoint);
  const written = everyLetter.filter((codePoint) => isWritten(codePoint));
  expect(written.filter((codePoint) => !font.hasGlyphForCodePoint(codePoint))).toEqual([]);
  expect(written.length).toBeGreaterThan(350);
});

it.each([
  ['leaves plain text alone', 'Fetlock & Sons, "Yard" <1>', 'Fetlock & Sons, "Yard" <1>'],
  ['writes accents, signs and dashes', 'Łukasz Zoë £5 – €6 −7', 'Łukasz Zoë £5 – €6 −7'],
  ['puts an accent on its letter', 'Zoe\u0308', 'Zoë'],
  ['takes off a mark that no letter of ours bears', 'P\u0337a\u0338', 'Pa'],
  ['writes the same letter of another look plainly', '𝕻𝖔 ＝１ ﬁ', 'Po =1 fi'],
  ['writes what it cannot write as a question mark', 'Раддосk 🏇', '??????k ?'],
  ['leaves out what nobody sees', 'Pa\u200bdd\u00ad\ufeffo\u202eck\u0000', 'Paddock'],
  ['makes one line of it', 'one\r\ntwo\u2028three\tfour', 'one two three four'],
  ['keeps the parts of an amount together', '£12.00\u00a0DR', '£12.00\u00a0DR'],
  ['knows half a letter for none', 'broken \ud83d pair', 'broken ? pair'],
])('%s', (_sentence, text, printed) => expect(printableText(text)).toBe(printed));

it.each(hostileTexts)('can write $tries', ({ text }) => {
  const printed = printableText(text);
  expect(printableText(printed)).toBe(printed);
  expect(Array.from(printed).every((letter) => letter === '?' || isWritten(letter.codePointAt(0) ?? 0))).toBe(true);
});

function isWritten(codePoint: number): boolean {
  const letter = String.fromCodePoint(codePoint);
  return printableText(letter) === letter;
}
