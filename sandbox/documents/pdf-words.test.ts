import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { cutTo, writable } from './pdf-words.ts';

it.each([
  ['leaves what Latin letters can say', 'Zoë £5 – “Söhne” €', 'Zoë £5 – “Söhne” €'],
  ['puts an accent on its letter', 'Zoe\u0308', 'Zoë'],
  ['marks each letter it has not', 'Łukasz 𝕻', '?ukasz ?'],
  ['drops what nobody sees', 'Pa\u200Bd\u00ADdock\u202E', 'Paddock'],
  ['makes every blank and break a plain blank', 'a\u00A0b\tc\u2028d', 'a b c d'],
])('%s', (_name, text, expected) => {
  expect(writable(text)).toBe(expected);
});

it.each(hostileTexts)('has letters only that the font has: $tries', ({ text }) => {
  expect(writable(text)).toMatch(/^[ -~\u00A1-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/);
});

it.each([
  ['leaves what fits', 'a'.repeat(34), 'a'.repeat(34)],
  ['ends what does not in an ellipsis, within its letters', 'a'.repeat(35), `${'a'.repeat(33)}…`],
])('%s', (_name, text, expected) => {
  expect(cutTo(34, text)).toBe(expected);
});
