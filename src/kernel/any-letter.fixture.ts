import fc from 'fast-check';

/** Any code point of Unicode but half a surrogate pair. fast-check's own unit `binary` first lists all, for half a second. */
export const anyLetter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));
