import { expect, it } from 'vitest';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { momentText } from './balances-moment.ts';

it.each([
  ['formats the day in British style', '2026-11-20', '10:42', '10:42 on Friday 20 November'],
  ['uses London time in summer', '2026-06-30', '23:30', '23:30 on Tuesday 30 June'],
  ['changes the day at midnight in London, not GMT', '2026-07-01', '00:30', '00:30 on Wednesday 1 July'],
])('%s', (_, day, time, text) => expect(momentText(instantInLondon(calendarDay(day), time))).toBe(text));
