import { expect, it } from 'vitest';
import { hasMistakes, mistakesOf } from './mistakes.ts';

it('keeps the fields that have a message', () => {
  const mistakes = mistakesOf({ name: 'Who?', sum: undefined });
  expect(mistakes).toStrictEqual({ name: 'Who?' });
  expect(hasMistakes(mistakes)).toBe(true);
});

it('finds nothing wrong without a message', () => {
  const mistakes = mistakesOf({ name: undefined, sum: undefined });
  expect(mistakes).toStrictEqual({});
  expect(hasMistakes(mistakes)).toBe(false);
});
