import { expect, it } from 'vitest';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { momentText } from './moment-text.ts';

it.each([
  ['names the day as the British do', '2026-11-20', '10:42', '10:42 on Friday 20 November'],
  ['keeps to London through summer time', '2026-06-30', '23:30', '23:30 on Tuesday 30 June'],
  ['turns the day at midnight in London, not in Greenwich', '2026-07-01', '00:30', '00:30 on Wednesday 1 July'],
])('%s', (_, day, time, text) => expect(momentText(instantInLondon(calendarDay(day), time))).toBe(text));
