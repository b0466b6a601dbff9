import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64Of } from './base64.ts';

it('encodes bytes that a standard decoder reads back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    }),
  );
});

it.each([24_575, 24_576, 24_577, 3_000_000])('encodes beyond one chunk: %i bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
  expect(base64Of(bytes) === Buffer.from(bytes).toString('base64')).toBe(true);
});
