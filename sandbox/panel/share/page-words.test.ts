import { expect, it } from 'vitest';
import { fileOfWords, indexWords } from './page-words.ts';
import { readIndex } from './rule-index-plugin.ts';

const words = indexWords({
  'rules/amount.ts': ['say(`The most is $', '{sum} a day. Please call $', "{phone}.`); const key = 'amount';"].join(''),
  'rules/other.ts': "'Please call us about it.'",
});

it('finds the file that most of a message comes from', () => {
  expect(fileOfWords(words, 'The most is £100.00 a day. Please call 0113 496 0300.')).toBe('rules/amount.ts');
  expect(fileOfWords(words, 'Please call us about it.')).toBe('rules/other.ts');
  expect(fileOfWords(words, 'Something else')).toBeUndefined();
});

it.each([
  [
    'This amount exceeds the limit for this Payment Type. The most is £100,000.00. Please contact our helpdesk on 0113 496 0300.',
    'banking/paying/model/summary-copy.ts',
  ],
])('knows where this app words “%s”', (message, file) => expect(fileOfWords(readIndex().words, message)).toBe(file));
