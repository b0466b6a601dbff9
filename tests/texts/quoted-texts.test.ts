import { expect, it } from 'vitest';
import { quotedTexts } from '#fixtures/quoted-texts.ts';
import { shownTexts } from './shown-texts.ts';

const shown = shownTexts()
  .filter(({ file }) => file.startsWith('src/'))
  .map(({ text }) => withoutNames(text));

const quoted = Object.entries(quotedTexts).flatMap(([area, texts]) => texts.map((text) => [area, text] as const));

it.each(quoted)('shows word for word, in %s: %s', (_, text) => {
  expect(shown.some((each) => holds(each, withoutNames(text)))).toBe(true);
});

it('is given no text twice in one area', () => {
  for (const texts of Object.values(quotedTexts)) expect(new Set(texts).size).toBe(texts.length);
});

/** What a value is called does not matter. */
function withoutNames(text: string): string {
  return text.replace(/\{[^{}]*\}/g, '{}');
}

/** As words of its own: “Pay” is not in “Payment”. */
function holds(text: string, quoted: string): boolean {
  const at = text.indexOf(quoted);
  if (at < 0) return false;
  const around = (text[at - 1] ?? ' ') + (text[at + quoted.length] ?? ' ');
  return !/\w/.test(around) || holds(text.slice(at + 1), quoted);
}
