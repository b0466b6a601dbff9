import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { cutTo, winAnsiText } from './pdf-text.ts';

it.each([
  ['keeps Latin characters', 'Zoë £5 – “Söhne” €', 'Zoë £5 – “Söhne” €'],
  ['combines an accent with its letter', 'Zoe\u0308', 'Zoë'],
  ['marks each missing character', 'Łukasz 𝕻', '?ukasz ?'],
  ['drops invisible characters', 'Pa\u200Bd\u00ADdock\u202E', 'Paddock'],
  ['turns every space and line break into a plain space', 'a\u00A0b\tc\u2028d', 'a b c d'],
])('%s', (_name, text, expected) => {
  expect(winAnsiText(text)).toBe(expected);
});

it.each(hostileTexts)('uses only characters of the font: $tries', ({ text }) => {
  expect(winAnsiText(text)).toMatch(/^[ -~\u00A1-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/);
});

it.each([
  ['leaves text that fits', 'a'.repeat(34), 'a'.repeat(34)],
  ['ends longer text in an ellipsis, within the limit', 'a'.repeat(35), `${'a'.repeat(33)}…`],
])('%s', (_name, text, expected) => {
  expect(cutTo(34, text)).toBe(expected);
});
