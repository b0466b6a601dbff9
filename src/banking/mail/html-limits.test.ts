import { expect, it } from 'vitest';
import { isBeyondLimits, textWithin } from './html-limits.ts';

const letter = '<p>Dear Ms Ashdown,</p><table><tr><td>Rate<td>3.1 %</table><ul><li>One<li>Two</ul><br><b>Yours</b>';

it('shows letters of the bank as they are', () => {
  expect(isBeyondLimits(letter)).toBe(false);
  expect(isBeyondLimits(letter.repeat(50))).toBe(false);
  expect(isBeyondLimits(`${'<p>A line'.repeat(1_000)}${'<li>An item'.repeat(1_000)}`)).toBe(false);
});

it.each([
  ['deep', '<div>'.repeat(101)],
  ['deep, with words between', '<div>Hay '.repeat(60_000)],
  ['deep, with closing tags of nothing', '<div></b>'.repeat(101)],
  ['deep, with tags that never end', `${'<DIV x="'.repeat(101)}`],
  ['deep in formatting', '<p><b>'.repeat(101)],
  ['deep in lists', '<ul><li>'.repeat(101)],
  ['full', '<p>Hay</p>'.repeat(5_001)],
  ['long', `<p>${'Hay '.repeat(25_001)}`],
])('takes what is too %s for more than the page can show', (_what, html) => {
  expect(isBeyondLimits(html)).toBe(true);
});

it('allows a hundred levels', () => {
  expect(isBeyondLimits(`${'<div>'.repeat(100)}Hay`)).toBe(false);
  expect(isBeyondLimits('<div>Hay</div>'.repeat(4_000))).toBe(false);
});

it('keeps the words, a line for each block', () => {
  expect(textWithin('<div>Dear  Ms&nbsp;Ashdown,</div><p>the <b>rate</b> is<br>3.1 %</p><img src=x>')).toBe(
    'Dear Ms&nbsp;Ashdown,\nthe rate is\n3.1 %',
  );
});
