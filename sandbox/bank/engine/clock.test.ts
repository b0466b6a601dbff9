import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { advanceClock, type Clock, freezeClock, readClock, setClock, startClock, unfreezeClock } from './clock.ts';

const ten = '2026-03-02T10:00:00.000Z' as Instant;
/** Unrelated to the bank's day. */
const wall = 1_000_000;

it('ticks with wall time from the moment it was set to', () => {
  const clock = startClock(ten, wall, 'ticking');
  expect(readClock(clock, wall)).toBe(ten);
  expect(readClock(clock, wall + 90_000)).toBe('2026-03-02T10:01:30.000Z');
});

it('stands still when frozen and continues from there when unfrozen', () => {
  const frozen = freezeClock(startClock(ten, wall, 'ticking'), wall + 60_000);
  expect(readClock(frozen, wall + 9_000_000)).toBe('2026-03-02T10:01:00.000Z');
  const running = unfreezeClock(frozen, wall + 9_000_000);
  expect(readClock(running, wall + 9_060_000)).toBe('2026-03-02T10:02:00.000Z');
});

it('waits when wall time goes back', () => {
  const clock: Clock = { ...startClock(ten, wall, 'ticking'), now: '2026-03-02T10:05:00.000Z' as Instant };
  expect(readClock(clock, wall - 600_000)).toBe('2026-03-02T10:05:00.000Z');
  expect(readClock(clock, wall + 360_000)).toBe('2026-03-02T10:06:00.000Z');
});

it.each([
  ['a second ago', '2026-03-02T09:59:59.000Z', 'refused'],
  ['now', ten, 'moved'],
  ['next year', '2027-03-02T10:00:00.000Z', 'moved'],
])('set to %s is %s', (_, instant, outcome) => {
  expect(setClock(startClock(ten, wall, 'ticking'), instant as Instant, wall).outcome).toBe(outcome);
});

it('explains why it cannot go back', () => {
  const verdict = advanceClock(startClock(ten, wall, 'frozen'), -1, wall);
  expect(verdict).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('cannot go back') });
});

it('stays frozen when set', () => {
  const verdict = advanceClock(startClock(ten, wall, 'frozen'), 86_400_000, wall);
  if (verdict.outcome !== 'moved') throw new Error('It was refused.');
  expect(readClock(verdict.to, wall + 5_000)).toBe('2026-03-03T10:00:00.000Z');
});
