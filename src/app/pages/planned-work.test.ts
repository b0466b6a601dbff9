import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { backAtOf, workNow } from './planned-work.ts';

const at = (text: string) => text as Instant;
const work = { text: 'We replace a server.', from: at('2026-12-05T22:00:00Z'), to: at('2026-12-06T06:00:00+00:00') };

it.each([
  ['2026-12-05T21:59:59.000Z', undefined],
  ['2026-12-05T22:00:00.000Z', work],
  ['2026-12-06T05:59:59.000Z', work],
  ['2026-12-06T06:00:00.000Z', undefined],
])('knows at %s whether planned work goes on', (now, expected) => {
  expect(workNow(work, at(now))).toBe(expected);
  expect(workNow(undefined, at(now))).toBeUndefined();
});

it('expects the service back when both it and the plan say so', () => {
  const [early, late] = [at('2026-12-06T01:00:00.000Z'), at('2026-12-06T07:00:00.000Z')];
  expect(backAtOf({ backAt: early }, work)).toBe(work.to);
  expect(backAtOf({ backAt: late }, work)).toBe(late);
  expect(backAtOf({}, work)).toBe(work.to);
  expect(backAtOf({ backAt: early }, undefined)).toBe(early);
  expect(backAtOf({}, undefined)).toBeUndefined();
});
