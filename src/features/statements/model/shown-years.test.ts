import { expect, it } from 'vitest';
import { shownYears } from './shown-years.ts';

const of = (counts: Readonly<Record<number, number>>) =>
  Object.entries(counts)
    .reverse()
    .flatMap(([year, count]) => Array.from({ length: count }, () => ({ year: Number(year) })));

it.each([
  ['the newest year alone, if it has enough', { 2026: 12, 2025: 36 }, 0, 12, { year: 2025, count: 36 }],
  ['the year before, too, while there are few', { 2026: 6, 2025: 36, 2024: 9 }, 0, 42, { year: 2024, count: 9 }],
  ['one year more each time', { 2026: 12, 2025: 36, 2024: 9 }, 1, 48, { year: 2024, count: 9 }],
  ['all in the end', { 2026: 12, 2025: 36, 2024: 9 }, 2, 57, undefined],
  ['all of a few', { 2026: 1, 2024: 2 }, 0, 3, undefined],
  ['none of none', {}, 0, 0, undefined],
] as const)('shows %s', (_, counts, more, count, next) => {
  expect(shownYears(of(counts), more)).toEqual({ count, next });
});
