import { expect, it, vi } from 'vitest';
import { remembering } from './remembering.ts';

it('does the same work once, keeps an undefined result, and drops the oldest beyond its limit', () => {
  const work = vi.fn((text: string) => (text === '' ? undefined : text.toUpperCase()));
  const upper = remembering(2, work);
  expect(['', 'a', '', 'a'].map(upper)).toEqual([undefined, 'A', undefined, 'A']);
  expect(work).toHaveBeenCalledTimes(2);
  expect(upper('b')).toBe('B');
  expect(upper('a')).toBe('A');
  expect(work).toHaveBeenCalledTimes(3);
  expect(upper('')).toBeUndefined();
  expect(work).toHaveBeenCalledTimes(4);
});
