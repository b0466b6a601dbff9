import { beforeEach, expect, it, vi } from 'vitest';
import { holdTimers, type Timers } from './held-timers.ts';

beforeEach(() => void vi.useFakeTimers());
function timersHeldWhile(isHeld: () => boolean) {
  const real: Timers = {
    setTimeout: (callback, ms) => Number(globalThis.setTimeout(callback, ms)),
    clearTimeout: (id) => globalThis.clearTimeout(id),
  };
  return holdTimers(real, isHeld);
}

it.each([
  [0, ['done']],
  [999, ['done']],
  [1_000, []],
  [29_000, []],
  [29_001, ['done']],
])('a timer of %i ms has, while time stands still, done %j', (ms, done) => {
  const heard: string[] = [];
  timersHeldWhile(() => true).setTimeout(() => heard.push('done'), ms);
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(done);
});

it('calls back once released, in order, but not what was cancelled meanwhile', () => {
  const heard: string[] = [];
  const timers = timersHeldWhile(() => true);
  timers.setTimeout(() => heard.push('late'), 3_000);
  const cancelled = timers.setTimeout(() => heard.push('cancelled'), 2_000);
  timers.setTimeout(() => heard.push('early'), 1_000);
  vi.advanceTimersByTime(5_000);
  timers.clearTimeout(cancelled);
  timers.release();
  timers.release();
  expect(heard).toEqual(['early', 'late']);
});

it('counts a moved clock as time that has passed, for the timers that wait alone', () => {
  const heard: string[] = [];
  let held = true;
  const timers = timersHeldWhile(() => held);
  timers.setTimeout(() => heard.push('soon'), 10_000);
  timers.release();
  expect(heard).toEqual(['soon']);
  vi.advanceTimersByTime(20_000);
  expect(heard).toEqual(['soon']);
  held = false;
  timers.setTimeout(() => heard.push('later'), 10_000);
  timers.release();
  expect(heard).toEqual(['soon']);
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(['soon', 'later']);
});

it('keeps to the time that passes otherwise', () => {
  const heard: string[] = [];
  timersHeldWhile(() => false).setTimeout(() => heard.push('done'), 3_000);
  vi.advanceTimersByTime(2_999);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['done']);
});
