import { expect, it } from 'vitest';
import { operationIds } from '#sandbox/control/link/faults.ts';
import { operationsByArea } from './fault-choices.ts';

it('offers every operation of the contract once, under its area', () => {
  const groups = operationsByArea();
  expect(groups.flatMap(({ choices }) => choices.map(({ id }) => id)).sort()).toEqual([...operationIds].sort());
  expect(new Set(groups.map(({ title }) => title)).size).toBe(groups.length);
  expect(groups.find(({ title }) => title === 'Log in')?.choices.map(({ id }) => id)).toContain('signIn');
});
