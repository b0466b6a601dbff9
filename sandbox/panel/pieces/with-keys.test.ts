import { expect, it } from 'vitest';
import { withKeys } from './with-keys.ts';

it('gives two equal items keys of their own, the same each time', () => {
  const hold = { what: 'Silverstream Rail' };
  const other = { what: 'Ashdown Feed' };
  const keys = () => withKeys([hold, other, hold], ({ what }) => what).map(({ key }) => key);
  expect(new Set(keys()).size).toBe(3);
  expect(keys()).toEqual(keys());
});
