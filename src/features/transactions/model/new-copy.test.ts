import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { newCopy } from './new-copy.ts';

it.each([
  ['their number and both sums', 5, 120_00, 86_20, '5 new since 27 February 2026: £120.00 in, £86.20 out'],
  ['only the sum that there is', 1, 0, 86_20, '1 new since 27 February 2026: £86.20 out'],
  ['no sum of nothing', 1, 0, 0, '1 new since 27 February 2026'],
  ['nothing where nothing is new', 0, 0, 0, ''],
])('says %s', (_, count, paidIn, paidOut, words) => {
  const news = { count, paidIn: money(paidIn, 'GBP'), paidOut: money(paidOut, 'GBP') };
  expect(newCopy(news, calendarDay('2026-02-27'))).toBe(words);
});
