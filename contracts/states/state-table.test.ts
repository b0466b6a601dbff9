import { readFileSync, writeFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { statesIn, stateTable, withStateTable } from './state-table.ts';
import { knownStates } from './states.ts';

const listed = new URL('../STATES.md', import.meta.url);

/** The pacts from before this run, because this run's may not be written yet. */
function pacts() {
  return Object.values(inject('earlierPacts')).map((text) => JSON.parse(text));
}

it('matches the table of states', () => {
  const text = readFileSync(listed, 'utf8');
  const wanted = withStateTable(text, stateTable(pacts()));
  if (wanted !== text) writeFileSync(listed, wanted);
  expect(wanted === text, 'The states have changed: check `git diff`, commit if intended, and run again.').toBe(true);
});

it('lists only states that the sandbox can set up', () => {
  expect([...statesIn(pacts())].filter((state) => !knownStates.includes(state))).toEqual([]);
});

it('has one row for each state, with special characters escaped', () => {
  const of = (name: string, params: Record<string, unknown>, expression: string) => ({
    providerStates: [{ name, params }],
    request: { generators: { path: { expression, type: 'ProviderState' } } },
  });
  const reference = (name: string) => `/$\{${name}}`;
  const interactions = [
    of('b\n\nc | d', { persona: 'x' }, reference('account') + reference('group')),
    of('a', {}, ''),
    of('b\n\nc | d', { persona: 'w' }, reference('session')),
  ];
  expect(stateTable([{ interactions }]).split('\n').slice(2)).toEqual([
    '| a | – | – | 1 |',
    '| b c \\| d | persona: w, x | `account`, `group`, `session` | 2 |',
  ]);
});

it('replaces the previous table', () => {
  const text = 'before\n<!-- states: written by `npm run contracts` -->\nold\n\n<!-- end of states -->\nafter';
  const once = withStateTable(text, '| new |');
  expect(once).not.toContain('old');
  expect(withStateTable(once, '| new |')).toBe(once);
  expect(() => withStateTable('nothing', '| new |')).toThrow('no place');
});
