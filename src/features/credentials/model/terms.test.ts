import { expect, it } from 'vitest';
import { terms } from './terms.ts';

it('has its eight sections in order', () =>
  expect(terms.map(({ heading }) => heading)).toEqual([
    'Use of the service',
    'Security',
    'Instructions',
    'Liability',
    'Call recording',
    'Availability',
    'Termination',
    'Applicable law',
  ]));

const copy = terms
  .flatMap(({ paragraphs }) => paragraphs)
  .join(' ')
  .toLowerCase();

it.each([
  ['the minimum age', ['aged 18 or over']],
  ['the phone that confirms instructions', ['mobile phone', 'confirm the instructions']],
  ['what access needs', ['user id', 'password', 'one-time password', 'transaction pin']],
  ['suspension', ['incorrect attempts to log in', 'suspend']],
  ['joint accounts', ['joint account', 'each of them is able to operate the account alone']],
  ['both reasons for a refusal', ['unclear', 'cause an overdraft']],
  ['the helpdesk’s telephone number', ['{helpdesk}']],
])('mentions %s', (_, points) => {
  for (const point of points) expect(copy).toContain(point);
});
