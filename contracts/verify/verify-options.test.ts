import { expect, it } from 'vitest';
import { areas } from './pact-files.ts';
import { readOptions } from './verify-options.ts';

it('verifies every pact against the sandbox by default', () => {
  expect(readOptions([])).toMatchObject({
    outcome: 'read',
    options: { baseUrl: undefined, stateUrl: undefined, headers: {}, only: areas, walk: 'also' },
  });
});

it('reads a service, its state handler, headers and areas', () => {
  const args = ['--base-url', 'https://bank.test/', '--state-url', 'https://bank.test/states', '--header'];
  expect(
    readOptions([...args, 'Authorization: Bearer a:b', '--header', 'X-Team:blue', '--only', 'sign-in']),
  ).toMatchObject({
    outcome: 'read',
    options: {
      baseUrl: 'https://bank.test',
      stateUrl: 'https://bank.test/states',
      headers: { Authorization: 'Bearer a:b', 'X-Team': 'blue' },
      only: ['sign-in'],
      walk: 'no',
    },
  });
});

it('walks unless a part is chosen, and then on demand', () => {
  expect(readOptions(['--filter', 'transfer'])).toMatchObject({ options: { filter: 'transfer', walk: 'no' } });
  expect(readOptions(['--filter', 'transfer', '--walk', 'also'])).toMatchObject({ options: { walk: 'also' } });
});

it('reads the clock of a sandbox', () => {
  for (const clock of ['now', 'every', '2026-12-24T16:45']) {
    expect(readOptions(['--clock', clock])).toMatchObject({ outcome: 'read', options: { clock } });
  }
});

it('reads where reports go, and what is published', () => {
  const args = [
    '--junit',
    'a.xml',
    '--html',
    'b.html',
    '--publish',
    'https://broker.test/',
    '--provider-version',
    '4.2',
  ];
  expect(readOptions(args)).toMatchObject({
    options: {
      reports: { junit: 'a.xml', html: 'b.html' },
      publish: { url: 'https://broker.test', providerVersion: '4.2' },
    },
  });
});

it('reads which pacts of a broker are played', () => {
  const args = ['--broker', 'https://broker.test/', '--selector', 'main', '--pending', '--branch', 'main'];
  expect(readOptions([...args, '--wip-since', '2026-01-01'])).toMatchObject({
    options: {
      broker: {
        url: 'https://broker.test',
        selectors: ['main'],
        includePending: true,
        wipSince: '2026-01-01',
        branch: 'main',
      },
      publish: undefined,
    },
  });
  expect(readOptions(['--broker', 'https://broker.test'])).toMatchObject({
    options: { broker: { selectors: ['main', 'deployed'], includePending: false } },
  });
});

it.each([
  ['results without a version', ['--publish', 'https://b.test'], 'add --provider-version'],
  ['selectors without a broker', ['--selector', 'main'], 'are for --broker'],
  ['pending without a branch', ['--broker', 'https://b.test', '--pending'], 'add --branch'],
  ['a day that is none', ['--broker', 'https://b.test', '--branch', 'a', '--wip-since', 'May'], 'like 2026-03-02'],
  ['a version that goes nowhere', ['--branch', 'main'], 'are for --publish'],
  [
    'a result about a part of an area',
    ['--publish', 'https://b.test', '--provider-version', '1', '--filter', 'nonce'],
    'exclude each other',
  ],
  ['an unknown option', ['--colour', 'green'], '--colour'],
  ['a bad URL', ['--base-url', 'bank.test'], '--base-url takes an http URL'],
  ['a URL that ends in the pacts’ own prefix', ['--base-url', 'https://bank.test/digx'], 'ends before /digx'],
  ['a state handler without a service', ['--state-url', 'https://bank.test'], 'add --base-url'],
  ['a header without a value', ['--header', 'Authorization'], "'Name: value'"],
  [
    'a clock for another service',
    ['--base-url', 'https://b.test', '--state-url', 'https://b.test', '--clock', 'now'],
    'only for a sandbox',
  ],
  ['a clock that is not a time', ['--clock', 'noon'], 'a moment in London'],
  ['a kind of walk that there is not', ['--walk', 'twice'], '--walk takes also, only or no'],
  ['a missing certificate', ['--ca', '/nowhere.pem'], 'cannot be read (ENOENT)'],
  ['a file that is no certificate', ['--ca', 'package.json'], 'has no line BEGIN CERTIFICATE'],
  ['an unknown area', ['--only', 'mail'], 'The areas are: session, sign-in'],
])('says what to write instead of %s', (_, args, reason) => {
  expect(readOptions(args)).toEqual({ outcome: 'refused', reason: expect.stringContaining(reason) });
});
