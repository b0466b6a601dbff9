import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['keeps the maximum length', 'W'.repeat(34), 'W'.repeat(34)],
  ['replaces the end of longer text with an ellipsis, which counts', 'W'.repeat(35), `${'W'.repeat(33)}…`],
  ['keeps empty text', '', ''],
  ['counts an emoji as one character', '𝕻'.repeat(34), '𝕻'.repeat(34)],
  ['never splits an emoji', '𝕻'.repeat(35), `${'𝕻'.repeat(33)}…`],
])('%s', (_sentence, text, cut) => expect(cutText(text, 34)).toBe(cut));
