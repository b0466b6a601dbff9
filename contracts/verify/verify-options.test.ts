import { expect, it } from 'vitest';
import { areas } from './pact-files.ts';
import { readOptions } from './verify-options.ts';

it('plays every pact against the sandbox when nothing is said', () => {
  expect(readOptions([])).toEqual({
    outcome: 'read',
    options: { baseUrl: undefined, stateUrl: undefined, headers: {}, only: areas },
  });
});

it('reads a service, its state handler, headers and areas', () => {
  const args = ['--base-url', 'https://bank.test/', '--state-url', 'https://bank.test/states', '--header'];
  expect(readOptions([...args, 'Authorization: Bearer a:b', '--header', 'X-Team:blue', '--only', 'sign-in'])).toEqual({
    outcome: 'read',
    options: {
      baseUrl: 'https://bank.test',
      stateUrl: 'https://bank.test/states',
      headers: { Authorization: 'Bearer a:b', 'X-Team': 'blue' },
      only: ['sign-in'],
    },
  });
});

it('reads when a sandbox’s worlds begin', () => {
  for (const clock of ['now', '2026-12-24T16:45']) {
    expect(readOptions(['--clock', clock])).toMatchObject({ outcome: 'read', options: { clock } });
  }
});

it.each([
  ['an option there is not', ['--colour', 'green'], '--colour'],
  ['an address that is none', ['--base-url', 'bank.test'], '--base-url takes an http address'],
  ['an address with the pacts’ own prefix', ['--base-url', 'https://bank.test/digx'], 'ends before /digx'],
  ['a state handler without a service', ['--state-url', 'https://bank.test'], 'say with --base-url which'],
  ['a header without a value', ['--header', 'Authorization'], "'Name: value'"],
  [
    'a clock for a service',
    ['--base-url', 'https://b.test', '--state-url', 'https://b.test', '--clock', 'now'],
    'sandbox',
  ],
  ['a clock that is no moment', ['--clock', 'noon'], 'a moment in London'],
  ['an area there is not', ['--only', 'mail'], 'There are: session, sign-in'],
])('says what to write instead of %s', (_, args, reason) => {
  expect(readOptions(args)).toEqual({ outcome: 'refused', reason: expect.stringContaining(reason) });
});
