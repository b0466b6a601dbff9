import { expect, it } from 'vitest';
import { leftPayeeText } from './left-payee-text.ts';

const hetty = { key: '1', name: 'Hetty Marlowe' } as const;

it.each([
  [{ what: 'created', outcome: 'done' }, 'Hetty Marlowe was added to your payees.'],
  [{ what: 'changed', outcome: 'done' }, 'Hetty Marlowe was changed.'],
  [{ what: 'deleted', outcome: 'done' }, 'Hetty Marlowe was deleted from your payees.'],
  [
    { what: 'deleted', outcome: 'refused', message: 'Not now.' },
    'Hetty Marlowe was not deleted from your payees. Not now.',
  ],
] as const)('reports the result: %j', (left, text) => expect(leftPayeeText({ ...hetty, ...left })).toBe(text));

it.each(['created', 'changed'] as const)('says of a payee %s who must authorise it', (what) =>
  expect(leftPayeeText({ ...hetty, what, outcome: 'initiated' })).toMatch(/authorise/),
);

it('never calls an unknown outcome failed', () =>
  expect(leftPayeeText({ ...hetty, what: 'created', outcome: 'unknown' })).toMatch(/do not yet know.*list of payees/));
