import { expect, it, vi } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { aheadOf, awaitedOn, secondsUntil } from './awaited-moments.ts';

const halfPastNine = '2026-03-03T09:30:00.000Z' as Instant;
const moment = (time: string, text: string) => ({
  at: `2026-03-03T${time}Z` as Instant,
  text,
  askNow: () => {},
});
const textsOf = (from: Instant, ...awaited: ReturnType<typeof moment>[]) =>
  aheadOf(from, awaited).map(({ text }) => text);

it('tells what lies ahead, the earliest first, and once where it is said twice', () => {
  const again = moment('09:30:10.400', '09:30:10');
  const later = moment('09:35:00.400', '09:35');
  expect(textsOf(halfPastNine, later, again, { ...again })).toEqual(['09:30:10', '09:35']);
});

it('tells nothing of a moment that has come', () => {
  expect(textsOf(halfPastNine, moment('09:30:00.400', '09:30:00'), moment('09:29:50.000', '09:29:50'))).toEqual([]);
});

it.each([
  ['2026-03-03T09:30:10.000Z', 10],
  ['2026-03-03T09:35:00.350Z', 300],
  ['2026-03-04T00:00:00.000Z', 52_200],
])('moves the clock to the second of %s', (at, seconds) => {
  expect(secondsUntil(at as Instant, halfPastNine)).toBe(seconds);
});

it('reads the moments that a page marks, and presses the button beside one', () => {
  const click = vi.fn();
  const button = { textContent: 'Check now', click };
  const around = { parentElement: null, querySelectorAll: () => [{ textContent: 'Dismiss' }, button] };
  const time = (dateTime: string) => ({
    dateTime,
    textContent: '09:35',
    parentElement: { parentElement: around, querySelectorAll: () => [] },
  });
  const page = { querySelectorAll: () => [time('2026-03-03T09:35:00.000Z'), time('soon')] };
  const [first, ...others] = awaitedOn(page as unknown as ParentNode);
  expect([first?.at, first?.text, others]).toEqual(['2026-03-03T09:35:00.000Z', '09:35', []]);
  first?.askNow();
  expect(click).toHaveBeenCalledTimes(1);
});
