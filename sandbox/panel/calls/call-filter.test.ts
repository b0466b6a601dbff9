import { expect, it } from 'vitest';
import { call } from './call.fixture.ts';
import { filterCalls } from './call-filter.ts';

const calls = [
  call({ n: 4, operationId: 'signIn', rule: 'sign-in.wrong-password', status: 401 }),
  call({ n: 3, operationId: 'listAccounts', rule: 'fault.timeout', status: 0, contract: 'planned-fault' }),
  call({ n: 2, operationId: null, rule: 'contract.unknown-path', status: 404, contract: 'request-breach' }),
  call({ n: 1, breaches: [{ where: '/', rule: 'due-job', message: 'failed' }] }),
];
const found = (words: string, which: 'all' | 'breaches' = 'all') =>
  filterCalls(calls, { words, onlyBreaches: which === 'breaches' }).map(({ n }) => n);

it.each([
  ['everything without words', ' ', [4, 3, 2, 1]],
  ['by operation, ignoring case', 'LISTacc', [3, 1]],
  ['by rule', 'wrong-password', [4]],
  ['by status', '404', [2]],
  ['an answer that never came', 'no answer', [3]],
  ['by URL', 'locale=en', [4, 3, 2, 1]],
  ['calls outside the contract', 'not in the contract', [2]],
  ['all of several words', 'listaccounts fault', [3]],
  ['nothing that matches only one of them', 'signin fault', []],
])('finds %s', (_, words, expected) => expect(found(words)).toEqual(expected));

it('finds contract and invariant breaches, but no planned faults', () => {
  expect(found('', 'breaches')).toEqual([2, 1]);
  expect(found('listAccounts', 'breaches')).toEqual([1]);
});
