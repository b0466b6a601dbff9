import { beforeEach, expect, it } from 'vitest';
import { keepSeveralEntities, readSeveralEntities } from './kept-strip.ts';

beforeEach(() => keepSeveralEntities(false));

it('keeps the space of the strip only while the customer is known to have several entities', () => {
  expect(readSeveralEntities()).toBe(false);
  keepSeveralEntities(true);
  expect(readSeveralEntities()).toBe(true);
  keepSeveralEntities(false);
  expect(readSeveralEntities()).toBe(false);
});
