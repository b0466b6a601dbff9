import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { mistakeInUrl } from './range-in-url.ts';

const again = 'Please choose the dates again:';

it.each([
  ['', undefined],
  ['from=2026-01-01&to=2026-03-02', undefined],
  ['from=2026-03-01', undefined],
  ['from=2026-02-31&to=2026-03-02', `${again} “2026-02-31” is not a date.`],
  ['to=tomorrow', `${again} “tomorrow” is not a date.`],
  [`from=${'9'.repeat(30)}`, `${again} “${'9'.repeat(20)}…” is not a date.`],
  ['from=2026-03-02&to=2026-03-01', `${again} the first day is after the last.`],
  ['from=2026-03-01&to=2026-03-03', `${again} the last day is after today, 02/03/26.`],
])('says what is wrong with the dates of a link: %s', (query, mistake) => {
  expect(mistakeInUrl(new URLSearchParams(query), calendarDay('2026-03-02'))).toBe(mistake);
});
