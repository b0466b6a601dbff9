import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs tasks one at a time, in the order they came, and goes on after one that fails', async () => {
  const inTurn = createTurns();
  const seen: string[] = [];
  const task = (name: string, fails = false) =>
    inTurn(async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      if (fails) throw new Error(name);
      seen.push(`${name} ends`);
      return name;
    });
  const settled = await Promise.allSettled([task('first'), task('second', true), task('third')]);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'third begins', 'third ends']);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
