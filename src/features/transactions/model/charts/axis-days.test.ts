import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { axisDays } from './axis-days.ts';

const span = (from: string, to: string) => ({ from: calendarDay(from), to: calendarDay(to) });
const today = calendarDay('2026-03-03');

it('names the middle of one year by day and month', () => {
  expect(axisDays(span('2026-01-01', '2026-03-02'), today)).toEqual({
    startText: '1 Jan 2026',
    middleText: '31 Jan',
    endText: '2 Mar 2026',
  });
});

it('names the year of the middle, too, where the span crosses a year', () => {
  expect(axisDays(span('2025-10-05', '2026-03-03'), today)).toEqual({
    startText: '5 Oct 2025',
    middleText: '19 Dec 2025',
    endText: 'Today',
  });
});
