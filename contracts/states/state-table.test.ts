import { readFileSync, writeFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { statesIn, stateTable, withStateTable } from './state-table.ts';
import { knownStates } from './states.ts';

const readme = new URL('../README.md', import.meta.url);

/** As they stood before this run, whose own are not all written yet. */
function pacts() {
  return Object.values(inject('earlierPacts')).map((text) => JSON.parse(text));
}

it('stands in the README as the pacts have it', () => {
  const text = readFileSync(readme, 'utf8');
  const wanted = withStateTable(text, stateTable(pacts()));
  if (wanted !== text) writeFileSync(readme, wanted);
  expect(wanted === text, 'The states have changed: look at `git diff`, commit it if it is meant, run again.').toBe(
    true,
  );
});

it('has no state that the sandbox cannot be brought into', () => {
  expect([...statesIn(pacts())].filter((state) => !knownStates.includes(state))).toEqual([]);
});

it('has one line for a state, whatever is in it', () => {
  const of = (name: string, params: Record<string, unknown>, expression: string) => ({
    providerStates: [{ name, params }],
    request: { generators: { path: { expression, type: 'ProviderState' } } },
  });
  const taken = (name: string) => `/$\{${name}}`;
  const interactions = [
    of('b\n\nc | d', { persona: 'x' }, taken('account') + taken('group')),
    of('a', {}, ''),
    of('b\n\nc | d', { persona: 'w' }, taken('session')),
  ];
  expect(stateTable([{ interactions }]).split('\n').slice(2)).toEqual([
    '| a | – | – | 1 |',
    '| b c \\| d | persona: w, x | `account`, `group`, `session` | 2 |',
  ]);
});

it('takes the place of the table that was there', () => {
  const text = 'before\n<!-- states: written by `npm run contracts` -->\nold\n\n<!-- end of states -->\nafter';
  const once = withStateTable(text, '| new |');
  expect(once).not.toContain('old');
  expect(withStateTable(once, '| new |')).toBe(once);
  expect(() => withStateTable('nothing', '| new |')).toThrow('no place');
});
