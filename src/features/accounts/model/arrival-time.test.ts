import { expect, it } from 'vitest';
import { createClock } from '#src/kernel/clock.ts';
import { arrivalTime } from './arrival-time.ts';

it('tells the time of the bank, not of a device that runs two hours ahead', () => {
  const clock = createClock(() => Date.parse('2026-11-20T12:45:00Z'));
  clock.noteServerDate('Fri, 20 Nov 2026 10:45:00 GMT');
  expect(arrivalTime(clock, Date.parse('2026-11-20T12:42:00Z'))).toBe('2026-11-20T10:42:00.000Z');
});
