import { expect, it } from 'vitest';
import { csvBytes, inertText } from './csv-rows.ts';

const written = (...row: string[]) => new TextDecoder().decode(csvBytes([row]));

it.each([
  ['a comma', 'Feed, hay'],
  ['a semicolon', 'Feed;hay'],
  ['a tab', 'Feed\thay'],
  ['a line end', 'Feed\nhay'],
  ['a space before it', ' Feed'],
])('quotes a cell with %s', (_, cell) => {
  expect(written(cell, '12.34')).toBe(`"${cell}",12.34\r\n`);
});

it('leaves plain text without quotes', () => {
  expect(written('Feed and hay', '-12.34')).toBe('Feed and hay,-12.34\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', ';=1+1', ';+1', ';-1', ';@SUM(A1)', ' ;\t;=1+1', '；=1+1'])(
  'takes the formula out of %j',
  (text) => expect(inertText(text)).toBe(`'${text}`),
);

it.each(['', ';', 'Feed;hay', '; Feed', 'Feed = hay', 'A-1'])('leaves %j as it is', (text) =>
  expect(inertText(text)).toBe(text),
);
