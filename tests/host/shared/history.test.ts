import { expect, it } from 'vitest';
import { problemsIn, type Seen } from './history.ts';

const wrote = (mark: string, from: number, to: number): Seen => ({ kind: 'wrote', mark, from, to });
const unknown = (mark: string, from: number, to: number): Seen => ({ kind: 'unknown', mark, from, to });
const read = (marks: string[], from: number, to: number): Seen => ({ kind: 'read', marks, from, to });

it('accepts one order that respects real time, whatever became of unanswered calls', () => {
  const history = [wrote('a', 0, 1), wrote('b', 2, 5), wrote('c', 3, 4), unknown('d', 2, 3), read(['a', 'c'], 4, 6)];
  for (const end of [
    ['a', 'c', 'b'],
    ['a', 'c', 'd', 'b'],
    ['a', 'c', 'b', 'd'],
  ]) {
    expect(problemsIn(history, end)).toEqual([]);
  }
});

it.each<[string, Seen[], string[], RegExp]>([
  ['a lost call', [wrote('a', 0, 1), wrote('b', 2, 3)], ['b'], /^a was answered and is lost$/],
  ['a doubled call', [wrote('a', 0, 1)], ['a', 'a'], /^a is there twice$/],
  ['an unanswered call made twice', [unknown('a', 0, 1)], ['a', 'a'], /^a is there twice$/],
  ['reordered calls', [wrote('a', 0, 1), wrote('b', 2, 3)], ['b', 'a'], /^a was answered before b was asked for/],
  ['a stale read', [wrote('a', 0, 1), read([], 2, 3)], ['a'], /^a was answered before a read/],
  ['a read of what was undone', [wrote('a', 0, 9), read(['b'], 2, 3), unknown('b', 0, 1)], ['a', 'b'], /another order/],
  ['a call of nobody', [], ['x'], /never asked for/],
])('finds %s', (_, history, end, problem) => {
  expect(problemsIn(history, end)).toEqual([expect.stringMatching(problem)]);
});
