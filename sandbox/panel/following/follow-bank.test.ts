import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import { followBank } from './follow-bank.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open({ asked, kept = new Map<string, string>() }: { asked?: boolean; kept?: Map<string, string> } = {}) {
  const is = { inUse: true, formBegun: false };
  const refetch = vi.fn();
  let tell: (event: SandboxEvent) => void = () => {};
  const page = followBank({
    listen: (listener) => {
      tell = listener;
    },
    isInUse: () => is.inUse,
    isFormBegun: () => is.formBegun,
    refetch,
    awaited: () => [],
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    asked,
  });
  return { page, refetch, is, kept, tell: (event: SandboxEvent) => tell(event), change: () => tell(changed) };
}

const changed: SandboxEvent = { event: 'changed', by: 'act' };
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

it('hears only of changes that nobody here has asked for, and only while somebody is logged in', () => {
  const { tell, change, refetch, is } = open();
  tell({ event: 'entry', entry: { kind: 'request' } } as SandboxEvent);
  tell({ event: 'opened' });
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
  const { change, tell, refetch, page, is } = open();
  is.formBegun = true;
  change();
  pass(1_000);
  tell({ event: 'opened' });
  is.formBegun = false;
  pass(10_000);
  expect([refetch.mock.calls.length, page.read().isBehind]).toEqual([0, false]);
});

it('stands still when told to, in this tab and after a reload, and catches up when it follows again', () => {
  const first = open();
  first.page.follow(false);
  first.change();
  pass(10_000);
  expect(first.refetch).not.toHaveBeenCalled();

  const { page, change, refetch } = open({ kept: first.kept });
  change();
  pass(10_000);
  expect(page.read()).toEqual({ follows: false, isBehind: false });
  page.follow(true);
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(open({ kept: first.kept }).page.read().follows).toBe(true);
});

it('does what a link asks, and otherwise what was kept', () => {
  const { kept } = open({ asked: false });
  expect(open({ kept }).page.read().follows).toBe(false);
  expect(open({ kept, asked: true }).page.read().follows).toBe(true);
});
