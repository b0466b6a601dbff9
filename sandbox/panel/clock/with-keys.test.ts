import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { withKeys } from './with-keys.ts';

it('gives two equal items keys of their own, the same each time', () => {
  const hold = { at: '2026-03-04T05:00:00Z' as Instant, kind: 'hold', what: 'Silverstream Rail', books: true };
  const other = { ...hold, what: 'Ashdown Feed' };
  const keys = withKeys([hold, other, hold]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(withKeys([hold, other, hold]).map(({ key }) => key)).toEqual(keys);
});
