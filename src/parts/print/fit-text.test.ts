import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

/** Characters as wide as they are high. */
const widthAt = (text: string, size: number) => Array.from(text).length * size;

it.each([
  ['leaves a text that fits', 'Potts', { width: 40, lines: 1 }, 8, ['Potts']],
  ['leaves nothing as it is', '', { width: 40, lines: 1 }, 8, ['']],
  ['breaks between words', 'Fetlock and Sons', { width: 96, lines: 2 }, 8, ['Fetlock and', 'Sons']],
  ['breaks a word that no line holds', 'Paddock', { width: 32, lines: 2 }, 8, ['Padd', 'ock']],
  ['goes on after such a word', 'Paddock of', { width: 40, lines: 2 }, 8, ['Paddo', 'ck of']],
  ['writes smaller on one line', 'Paddock', { width: 42, lines: 1 }, 6, ['Paddock']],
  ['leaves the end out of what is far too long', 'Paddock', { width: 12, lines: 2 }, 4, ['Pad', 'doc']],
  ['gives a letter to a line that holds none', 'WW', { width: 1, lines: 2 }, 4, ['W', 'W']],
])('%s', (_sentence, text, room, size, lines) => {
  expect(fitText(text, { ...room, size: 8 }, widthAt)).toEqual({ size, lines });
});

it('takes letters apart nowhere', () => {
  expect(fitText('🏇🏇🏇', { width: 16, lines: 2, size: 8 }, widthAt).lines).toEqual(['🏇🏇', '🏇']);
});
