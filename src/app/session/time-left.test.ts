import { expect, it } from 'vitest';
import { spokenSeconds, timeLeftText } from './time-left.ts';

it.each([
  [60, 'You will be logged out in 60 seconds.'],
  [2, 'You will be logged out in 2 seconds.'],
  [1, 'You will be logged out in 1 second.'],
])('with %i left says %s', (seconds, text) => expect(timeLeftText(seconds)).toBe(text));

it('is read out five times in a minute, and never says less than is left', () => {
  const minute = Array.from({ length: 60 }, (_, passed) => 60 - passed);
  const said = minute.map(spokenSeconds);
  expect([...new Set(said)]).toEqual([60, 45, 30, 20, 10]);
  expect(said.map((seconds, index) => seconds - (minute[index] ?? 0)).every((more) => more >= 0 && more < 15)).toBe(
    true,
  );
});
