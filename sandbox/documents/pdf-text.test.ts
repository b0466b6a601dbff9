import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { type FontName, openPdf } from './open-pdf.ts';
import { cutTo, isInDisplay, printedText } from './pdf-text.ts';

interface FontFile {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

it.each([
  ['keeps Latin characters', 'Zoë £5 – “Söhne” €', 'Zoë £5 – “Söhne” €'],
  ['combines an accent with its letter', 'Zoe\u0308', 'Zoë'],
  ['marks each missing character', 'Łukasz 𝕻 Раd', 'Łukasz ? ??d'],
  ['drops invisible characters', 'Pa\u200Bd\u00ADdock\u202E', 'Paddock'],
  ['turns every space and line break into a plain space', 'a\u00A0b\tc\u2028d', 'a b c d'],
])('%s', (_name, text, expected) => {
  expect(printedText(text)).toBe(expected);
});

it('relies only on characters that the fonts have', () => {
  const { doc } = openPdf({ title: '', bankName: '', madeAt: '2026-03-02T09:30:00.000Z' as Instant });
  const fontOf = (name: FontName) => (Reflect.get(doc.font(name), '_font') as { readonly font: FontFile }).font;
  const all = Array.from({ length: 0x3000 }, (_, codePoint) => String.fromCodePoint(codePoint));
  const written = all.filter((character) => printedText(character) === character);
  const heldBy = (name: FontName) =>
    written.filter((character) => fontOf(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  expect(written.length).toBeGreaterThan(350);
  expect(heldBy('regular')).toEqual(written);
  expect(heldBy('semiBold')).toEqual(written);
  expect(written.filter(isInDisplay)).toEqual(heldBy('display'));
});

it.each([
  ['leaves text that fits', 'a'.repeat(34), 'a'.repeat(34)],
  ['ends longer text in an ellipsis, within the limit', 'a'.repeat(35), `${'a'.repeat(33)}…`],
])('%s', (_name, text, expected) => {
  expect(cutTo(34, text)).toBe(expected);
});
