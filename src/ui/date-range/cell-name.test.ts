import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { cellName } from './cell-name.ts';

const today = calendarDay('2026-12-24');
const range = { from: calendarDay('2026-12-18'), to: today };

it.each([
  ['gives the date of a day outside', '2026-12-17', 'Thursday 17 December 2026'],
  ['says where the range starts', '2026-12-18', 'Friday 18 December 2026, start of the range'],
  ['says which days are in the range', '2026-12-19', 'Saturday 19 December 2026, in the range'],
  ['says where the range ends, and today', '2026-12-24', 'Thursday 24 December 2026, today, end of the range'],
])('%s', (_, day, name) => expect(cellName(calendarDay(day), range, today)).toBe(name));

it('says that one day is the whole range', () =>
  expect(cellName(today, { from: today, to: today }, today)).toBe(
    'Thursday 24 December 2026, today, start and end of the range',
  ));
