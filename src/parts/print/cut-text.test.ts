import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['leaves as many as may be', 'W'.repeat(34), 'W'.repeat(34)],
  ['ends in three dots, which count, where there is one more', 'W'.repeat(35), `${'W'.repeat(33)}…`],
  ['leaves nothing as it is', '', ''],
  ['counts a letter beyond the first plane as one', '𝕻'.repeat(34), '𝕻'.repeat(34)],
  ['never leaves half of such a letter', '𝕻'.repeat(35), `${'𝕻'.repeat(33)}…`],
])('%s', (_sentence, text, cut) => expect(cutText(text, 34)).toBe(cut));
