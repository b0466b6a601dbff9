import { expect, it, vi } from 'vitest';
import { digestOf } from './digest.ts';

it('is the first half of SHA-256, in hexadecimal', async () => {
  // From FIPS 180-4, and a text whose digest has a byte below 16.
  expect(await digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223');
  expect(await digestOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb924');
});

it('is not known where the browser has no cryptography', async () => {
  vi.stubGlobal('crypto', {});
  expect(await digestOf('abc')).toBeUndefined();
});
