import { beforeEach, expect, it, vi } from 'vitest';
import { notePause, pauseLeftMs } from './bank-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const answer = (status: number, headers: Record<string, string>) => new Response('', { status, headers });
const date = 'Mon, 02 Mar 2026 09:30:00 GMT';

it.each<[string, Response, number]>([
  ['seconds', answer(429, { 'retry-after': '30' }), 30_000],
  ['seconds of a bank that is not available', answer(503, { 'retry-after': '7' }), 7_000],
  ['a moment by the bank’s clock', answer(503, { date, 'retry-after': 'Mon, 02 Mar 2026 09:30:45 GMT' }), 45_000],
  ['a moment that has passed', answer(503, { date, 'retry-after': 'Mon, 02 Mar 2026 09:29:00 GMT' }), 0],
  ['far too long', answer(503, { 'retry-after': '86400' }), 300_000],
  ['nothing', answer(429, {}), 0],
  ['what cannot be read', answer(429, { 'retry-after': 'soon' }), 0],
  ['another status', answer(200, { 'retry-after': '30' }), 0],
])('reads %s', (_, given, leftMs) => {
  notePause(given);
  expect(pauseLeftMs()).toBe(leftMs);
});

it('counts down, and keeps the longest', () => {
  notePause(answer(429, { 'retry-after': '30' }));
  notePause(answer(429, { 'retry-after': '5' }));
  vi.advanceTimersByTime(20_000);
  expect(pauseLeftMs()).toBe(10_000);
  vi.advanceTimersByTime(20_000);
  expect(pauseLeftMs()).toBe(0);
});
