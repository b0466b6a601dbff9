import { beforeEach, expect, it, vi } from 'vitest';
import { type Change, followChanges } from './follow-changes.ts';

beforeEach(() => void vi.useFakeTimers());
function open({ isOn = true } = {}) {
  const is = { inUse: true, formBegun: false };
  const refetch = vi.fn();
  const keep = vi.fn();
  let tell: (change: Change) => void = () => {};
  const page = followChanges({
    listen: (listener) => {
      tell = listener;
    },
    isInUse: () => is.inUse,
    isFormBegun: () => is.formBegun,
    refetch,
    switched: { isOn, keep },
  });
  return { page, refetch, keep, is, replace: () => tell('replaced'), change: () => tell('changed') };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

it('asks again once for changes that follow one another', () => {
  const { change, refetch, page } = open();
  for (let times = 0; times < 5; times += 1) {
    change();
    pass(100);
  }
  pass(10_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(page.read()).toEqual({ follows: true, isBehind: false });
});

it('shows changes that never end every two seconds', () => {
  const { change, refetch } = open();
  for (let passed = 0; passed < 6_000; passed += 100) {
    change();
    pass(100);
  }
  expect(refetch).toHaveBeenCalledTimes(3);
});

it('shows nothing while nobody is logged in', () => {
  const { change, refetch, is } = open();
  is.inUse = false;
  change();
  pass(10_000);
  expect(refetch).not.toHaveBeenCalled();
});

it('leaves alone what is being filled in, and shows the change when asked', () => {
  const { change, refetch, page, is } = open();
  const seen = vi.fn();
  page.subscribe(seen);
  is.formBegun = true;
  change();
  change();
  pass(10_000);
  change();
  pass(10_000);
  expect(refetch).not.toHaveBeenCalled();
  expect(seen).toHaveBeenCalledTimes(1);
  expect(page.read().isBehind).toBe(true);

  page.refresh();
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(page.read().isBehind).toBe(false);
  pass(10_000);
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('shows the change by itself once the form has been left', () => {
  const { change, refetch, page, is } = open();
  is.formBegun = true;
  change();
  pass(5_000);
  is.formBegun = false;
  pass(1_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(page.read().isBehind).toBe(false);
});

it('forgets a change of a bank that was replaced', () => {
  const { change, replace, refetch, page, is } = open();
  is.formBegun = true;
  change();
  pass(1_000);
  replace();
  is.formBegun = false;
  pass(10_000);
  expect([refetch.mock.calls.length, page.read().isBehind]).toEqual([0, false]);
});

it('stands still when told to, and catches up when it follows again', () => {
  const { page, change, refetch, keep } = open({ isOn: false });
  change();
  pass(10_000);
  expect(page.read()).toEqual({ follows: false, isBehind: false });
  page.follow(true);
  expect(refetch).toHaveBeenCalledTimes(1);
  page.follow(false);
  change();
  pass(10_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(keep.mock.calls).toEqual([[true], [false]]);
});

it('shows nothing once it has been stopped', () => {
  const { page, change, refetch } = open();
  change();
  page.stop();
  pass(10_000);
  expect(refetch).not.toHaveBeenCalled();
});
