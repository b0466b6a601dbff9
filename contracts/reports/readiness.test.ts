import { expect, it } from 'vitest';
import type { InteractionOutcome } from '#contracts/verify/interaction-outcome.ts';
import { describeReadiness, readinessOf } from './readiness.ts';

function played(
  operation: string,
  status: number | undefined,
  problems: readonly string[],
  answer = '{"code":"X"}',
): InteractionOutcome {
  const exchange = { method: 'GET', target: '/', requestHeaders: {}, body: '', status, headers: {}, answer };
  return {
    description: `${operation} is asked`,
    states: [],
    operation,
    status,
    problems,
    ...(problems.length > 0 && { exchange }),
  };
}

const part = (name: string, interactions: readonly InteractionOutcome[]) => ({
  name,
  seconds: 1,
  moment: undefined,
  interactions,
});
const noNonce = 'header x-nonce: Expected a header but was missing';
const other = 'body $.accounts[3].type: is “•••”, “CSA” was expected';

const readiness = readinessOf([
  part('mailbox', [
    played('listMails', 404, ['status 200 was expected, 404 came'], '<html>'),
    played('sendMail', 501, ['status 201 was expected, 501 came'], ''),
  ]),
  part('guards', [played('listMails', 404, ['status 401 was expected, 404 came'], '<html>')]),
  part('accounts', [
    played('listAccounts', 200, [noNonce, other]),
    played('listAccounts', 200, [noNonce]),
    played('getAccountAddress', 404, ['status 200 was expected, 404 came']),
    played('getLoanAccount', 200, []),
  ]),
]);

it('counts operations kept, broken and absent by area', () => {
  expect(readiness.areas).toEqual([
    { area: 'mailbox', kept: [], broken: [], absent: ['listMails', 'sendMail'] },
    { area: 'guards', kept: [], broken: [], absent: ['listMails'] },
    { area: 'accounts', kept: ['getLoanAccount'], broken: ['listAccounts', 'getAccountAddress'], absent: [] },
  ]);
});

it('tells each cause once, with what follows from it', () => {
  expect(readiness.causes.map(({ cause, count }) => [count, cause])).toEqual([
    [3, 'absent: listMails, sendMail'],
    [2, noNonce],
    [1, 'status 200 was expected, 404 came'],
  ]);
});

it('says what to do next', () => {
  expect(describeReadiness(readiness).split('\n')).toEqual([
    'Operations',
    '  area                   kept  broken  absent',
    '  mailbox                   0       0       2',
    '  guards                    0       0       1',
    '  accounts                  1       2       0',
    '',
    'Causes',
    '      3 × absent: listMails, sendMail',
    `      2 × ${noNonce}`,
    '      1 × status 200 was expected, 404 came',
    '',
    'Next',
    '  1. Build listMails, sendMail (3 interactions in mailbox, guards; for one, listMails is asked)',
    `  2. Mend “${noNonce}” (2 interactions in accounts; for one, listAccounts is asked)`,
    '  3. Mend “status 200 was expected, 404 came” (1 interaction in accounts; for one, getAccountAddress is asked)',
  ]);
});

it('tells what follows from an earlier step of the walk once, after the causes, and asks nobody to mend it', () => {
  const step = (description: string, problem: string): InteractionOutcome => ({
    description,
    states: [],
    operation: undefined,
    status: undefined,
    problems: [problem],
  });
  const needs = (what: string) => `could not be done: it needs ${what}, which an earlier step has not found`;
  const { causes, next } = readinessOf([
    part('walk', [
      step('add a payee', 'could not be done: POST /v1/x was answered 500 (no code)'),
      step('make a payment', needs('a payee')),
      step('schedule a payment', needs('a payee')),
      step('cancel both', needs('an instruction')),
    ]),
  ]);
  expect(causes.map(({ count, cause }) => [count, cause])).toEqual([
    [1, 'could not be done: POST /v1/x was answered 500 (no code)'],
    [3, 'steps of the walk that need what an earlier step has not found'],
  ]);
  expect(next).toHaveLength(1);
});
