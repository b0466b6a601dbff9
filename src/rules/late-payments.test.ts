import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { dayAfterCutOff } from './late-payments.ts';

it.each([
  ['2026-03-03T16:59:59.999Z', undefined],
  ['2026-03-03T17:00:00.000Z', '2026-03-04'],
  ['2026-03-06T18:00:00.000Z', '2026-03-09'],
  // Saturday, and Good Friday.
  ['2026-03-07T18:00:00.000Z', undefined],
  ['2026-04-03T18:00:00.000Z', undefined],
  // Summer time begins on 29 March.
  ['2026-03-30T15:59:59.999Z', undefined],
  ['2026-03-30T16:00:00.000Z', '2026-03-31'],
  ['2026-12-24T17:00:00.000Z', '2026-12-29'],
] as const)('dates a payment made at %s on %s where that is not the same day', (now, day) => {
  expect(dayAfterCutOff(now as Instant)).toBe(day);
});
