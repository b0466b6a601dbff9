import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bankDueInMs, limitsOf, spokenSeconds, timeLeftText, validateIdle, wasAwayTooLong } from './session-times.ts';

const minute = 60_000;
const limits = limitsOf({ idleMinutes: 10, refreshAfterMinutes: 5 });
const used = 1_767_225_600_000;

it.each([
  ['is in use at once', 0, { status: 'in-use', lookInMs: 9 * minute }],
  ['is in use until the warning is due', 9 * minute - 1, { status: 'in-use', lookInMs: 1 }],
  ['is warned of a minute before', 9 * minute, { status: 'warned', secondsLeft: 60, lookInMs: 1000 }],
  ['counts begun seconds as whole ones', 9 * minute + 1, { status: 'warned', secondsLeft: 60, lookInMs: 999 }],
  ['is warned of one second before', 10 * minute - 1000, { status: 'warned', secondsLeft: 1, lookInMs: 1000 }],
  ['is warned of until the last moment', 10 * minute - 1, { status: 'warned', secondsLeft: 1, lookInMs: 1 }],
  ['is over at the threshold', 10 * minute, { status: 'over' }],
  ['is over after a night of sleep', 600 * minute, { status: 'over' }],
])('a session %s', (_, idleMs, verdict) => expect(validateIdle(used + idleMs, used, limits)).toEqual(verdict));

it('warns for half of the time where the whole is short', () => {
  expect(limitsOf({ idleMinutes: 0.5, refreshAfterMinutes: 10 })).toMatchObject({ idleMs: 30_000, warningMs: 15_000 });
  expect(limitsOf({ idleMinutes: 2, refreshAfterMinutes: 10 })).toMatchObject({ warningMs: minute });
});

it('warns first and ends on time, however rarely it is checked', () => {
  const minutes = fc.double({ min: 0.01, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(minutes, (idleMinutes) => {
      const some = limitsOf({ idleMinutes, refreshAfterMinutes: 10 });
      let now = used;
      let verdict = validateIdle(now, used, some);
      const standings = [];
      for (let looks = 0; verdict.status !== 'over' && looks < 100; looks += 1) {
        standings.push(verdict.status);
        now += Math.ceil(verdict.lookInMs);
        verdict = validateIdle(now, used, some);
      }
      expect(verdict.status).toBe('over');
      expect(Math.abs(now - used - some.idleMs)).toBeLessThanOrEqual(2);
      expect(standings[0]).toBe('in-use');
      expect(standings.at(-1)).toBe('warned');
    }),
  );
});

it.each([
  ['hears nothing of a customer who does nothing', used, used, 60 * minute, undefined],
  ['hears nothing twice of one thing done', used, used + 1, 60 * minute, undefined],
  ['is to hear of a use when a third of the time has passed', used + 1, used, minute, (10 * minute) / 3 - minute],
  ['is to hear at once of a use that was long in coming', used + 9 * minute, used, 9 * minute, 0],
])('the bank %s', (_, usedAtMs, askedAtMs, passedMs, dueInMs) => {
  expect(bankDueInMs(used + passedMs, { usedAtMs, askedAtMs }, limits)).toBe(dueInMs);
});

it.each([
  ['just left', 0, undefined, false],
  ['left as long as allowed', 5 * minute, undefined, false],
  ['left a moment longer', 5 * minute + 1, undefined, true],
  ['left for long while another tab was used', 60 * minute, 1, false],
  ['left for long, with another tab used before that alone', 60 * minute, -minute, true],
  ['left for long the moment another tab was used', 60 * minute, 0, true],
])('a page %s', (_, passedMs, elsewhereMs, tooLong) => {
  const usedElsewhereAtMs = elsewhereMs === undefined ? undefined : used + elsewhereMs;
  expect(wasAwayTooLong(used + passedMs, { leftAtMs: used, usedElsewhereAtMs }, limits)).toBe(tooLong);
});

it('takes up a page that was never left', () => {
  expect(wasAwayTooLong(used, { leftAtMs: undefined, usedElsewhereAtMs: undefined }, limits)).toBe(false);
});

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
