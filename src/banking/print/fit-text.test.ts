import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

/** Characters as wide as they are high. */
const widthAt = (text: string, size: number) => Array.from(text).length * size;

it.each([
  ['keeps a text that fits', 'Potts', { width: 40, lines: 1 }, 8, ['Potts']],
  ['keeps empty text', '', { width: 40, lines: 1 }, 8, ['']],
  ['breaks between words', 'Fetlock and Sons', { width: 96, lines: 2 }, 8, ['Fetlock and', 'Sons']],
  ['breaks a word longer than a line', 'Paddock', { width: 32, lines: 2 }, 8, ['Padd', 'ock']],
  ['continues after such a word', 'Paddock of', { width: 40, lines: 2 }, 8, ['Paddo', 'ck of']],
  ['uses a smaller size on one line', 'Paddock', { width: 42, lines: 1 }, 6, ['Paddock']],
  ['cuts off a text that is far too long', 'Paddock', { width: 12, lines: 2 }, 4, ['Pad', 'doc']],
  ['puts one character on a line too narrow for any', 'WW', { width: 1, lines: 2 }, 4, ['W', 'W']],
])('%s', (_sentence, text, room, size, lines) => {
  expect(fitText(text, { ...room, size: 8 }, widthAt)).toEqual({ size, lines });
});

it('never splits a character', () => {
  expect(fitText('🏇🏇🏇', { width: 16, lines: 2, size: 8 }, widthAt).lines).toEqual(['🏇🏇', '🏇']);
});
