import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { isInDisplayFont, printableText } from './printable-text.ts';

interface FontFile {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

const everyLetter = Array.from({ length: 0x3000 }, (_, codePoint) => codePoint);

function fontFile(name: string): FontFile {
  const pdf = new PDFDocument({ font: '', autoFirstPage: false });
  pdf.registerFont('paper', readFileSync(`src/ui/fonts/${name}.woff`)).font('paper');
  return (Reflect.get(pdf, '_font') as { readonly font: FontFile }).font;
}

it.each(['inter-print-regular', 'inter-print-semi-bold'])('relies only on characters in %s', (name) => {
  const font = fontFile(name);
  const written = everyLetter.filter(isWritten);
  expect(written.filter((codePoint) => !font.hasGlyphForCodePoint(codePoint))).toEqual([]);
  expect(written.length).toBeGreaterThan(350);
});

it('says which of these characters the display font has', () => {
  const font = fontFile('newsreader-print');
  const written = everyLetter.filter(isWritten);
  const held = written.filter((codePoint) => font.hasGlyphForCodePoint(codePoint));
  expect(written.filter((codePoint) => isInDisplayFont(String.fromCodePoint(codePoint)))).toEqual(held);
  expect(held.length).toBeGreaterThan(340);
});

it.each([
  ['keeps plain text', 'Fetlock & Sons, "Yard" <1>', 'Fetlock & Sons, "Yard" <1>'],
  ['keeps accents, currency symbols and dashes', 'Łukasz Zoë £5 – €6 −7', 'Łukasz Zoë £5 – €6 −7'],
  ['combines an accent with its letter', 'Zoe\u0308', 'Zoë'],
  ['drops a mark without a letter for it', 'P\u0337a\u0338', 'Pa'],
  ['replaces variants of a letter', '𝕻𝖔 ＝１ ﬁ', 'Po =1 fi'],
  ['replaces anything else with a question mark', 'Раддосk 🏇', '??????k ?'],
  ['drops invisible characters', 'Pa\u200bdd\u00ad\ufeffo\u202eck\u0000', 'Paddock'],
  ['puts everything on one line', 'one\r\ntwo\u2028three\tfour', 'one two three four'],
  ['keeps the parts of an amount together', '£12.00\u00a0DR', '£12.00\u00a0DR'],
  ['replaces half a surrogate pair', 'broken \ud83d pair', 'broken ? pair'],
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
