import { expect, it } from 'vitest';
import { findByWords } from './find-by-words.ts';

const things = [
  { title: 'A business account', written: 'cop:BANM', text: 'The name is right.' },
  { title: 'Bank holiday', written: 'clock:bank-holiday', text: 'A weekday on which the bank is closed.' },
  { title: 'Before a bank holiday', written: 'clock:eve', text: '' },
  { title: 'Aldermere Bank', written: '40-12-55', text: 'A branch.' },
  { title: 'Month end', written: 'clock:month-end', text: 'The last day of a month.' },
];

function first(words: string): string | undefined {
  return find(words)[0];
}

function find(words: string): readonly string[] {
  return findByWords(things, words, ({ title, written, text }) => ({ names: [title, written], others: [text] })).map(
    ({ title }) => title,
  );
}

it('finds what has every word, by its names before its text', () => {
  expect(first('cop:BANM')).toBe('A business account');
  expect(find('bank holiday')).toEqual(['Bank holiday', 'Before a bank holiday']);
  expect(find('last day')).toEqual(['Month end']);
  expect(find('bank month')).toEqual([]);
});

it('takes a sort code with dashes, without, and in parts', () => {
  for (const words of ['40-12-55', '401255', '40-12', 'aldermere 40-12-55'])
    expect(first(words)).toBe('Aldermere Bank');
});

it('finds nothing by words that nothing has, and by no words', () => {
  expect(find('unicorn')).toEqual([]);
  expect(find(' ')).toEqual([]);
});
