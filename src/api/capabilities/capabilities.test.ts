import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { AccountKind } from '#src/api/accounts/account-kinds.ts';
import { permittedFunctions } from '#src/api/profile/permissions.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import {
  accountLinks,
  accountMay,
  accountMayPay,
  type Capability,
  type Grants,
  paymentPath,
  tasksOf,
  type UsedAccount,
} from './capabilities.ts';

const id = '9A0E' as AccountId;
const pounds: UsedAccount = account({ id });
const euros: UsedAccount = { ...pounds, isInternational: true };
const lending: UsedAccount = { ...pounds, kind: 'MO', statementsDisabled: true };
const bond: UsedAccount = { ...pounds, kind: 'TD' };
const everyTask = [
  'PC_F_DOM',
  'FU_F_DFT',
  'PC_F_SELF',
  'CH_I_ST',
  'CH_N_CBR',
  'CH_I_CSE',
  'CH_N_PBR',
  'PC_I_INSTRL',
] as const;
const all: Grants = {
  functions: permittedFunctions,
  tasks: Object.fromEntries(everyTask.map((task) => [task, [id]])),
};

function without(name: (typeof permittedFunctions)[number]): Grants {
  return { ...all, functions: permittedFunctions.filter((one) => one !== name) };
}

/** The task is known, and open to another account only. */
function closed(...tasks: readonly (typeof everyTask)[number][]): Grants {
  return {
    ...all,
    tasks: { ...all.tasks, ...Object.fromEntries(tasks.map((task) => [task, [asId<AccountId>('other')]])) },
  };
}

it.each<[string, Capability, UsedAccount, Grants, boolean]>([
  ['a payment of pounds', 'makePayment', pounds, all, true],
  ['no payment without the function', 'makePayment', pounds, without('payment'), false],
  ['no payment where the task is closed', 'makePayment', pounds, closed('PC_F_DOM'), false],
  ['no payment at once of other currencies', 'makePayment', euros, all, false],
  ['a request for other currencies', 'requestInternational', euros, all, true],
  ['no request without the function', 'requestInternational', euros, without('payment'), false],
  ['no request where the task is closed', 'requestInternational', euros, closed('PC_F_DOM'), false],
  ['no request for pounds', 'requestInternational', pounds, all, false],
  ['a transfer', 'transfer', pounds, all, true],
  ['a transfer of other currencies', 'transfer', euros, all, true],
  ['no transfer without the function', 'transfer', pounds, without('transfer'), false],
  ['no transfer where the task is closed', 'transfer', pounds, closed('PC_F_SELF'), false],
  ['no transfer from an account that is not mapped', 'transfer', { ...pounds, transferIsMapped: false }, all, false],
  ['no transfer where none may go out', 'transfer', { ...pounds, transferOutDisabled: true }, all, false],
  ['regular payments of pounds', 'payRegularly', pounds, all, true],
  ['no regular payments without the function', 'payRegularly', pounds, without('payment'), false],
  ['no regular payments without the one for later', 'payRegularly', pounds, without('paymentsFuture'), false],
  ['no regular payments where the task is closed', 'payRegularly', pounds, closed('PC_I_INSTRL'), false],
  ['no regular payments of other currencies', 'payRegularly', euros, all, false],
  ['bulk files', 'uploadBulk', pounds, all, true],
  ['no bulk files without the function', 'uploadBulk', pounds, without('bulkUpload'), false],
  ['no bulk files where the task is closed', 'uploadBulk', pounds, closed('FU_F_DFT'), false],
  ['alerts', 'alerts', pounds, all, true],
  ['no alerts without the function', 'alerts', pounds, without('alerts'), false],
  ['no alerts where the task is closed', 'alerts', pounds, closed('PC_F_DOM'), false],
  ['statements', 'statements', pounds, all, true],
  ['no statements without the function', 'statements', pounds, without('statements'), false],
  ['no statements for the function of loans', 'statements', pounds, { ...all, functions: ['loanStatements'] }, false],
  ['no statements where the task is closed', 'statements', pounds, closed('CH_I_ST'), false],
  ['no statements of lending', 'statements', lending, all, false],
  ['statements of a bond, whose tasks nobody tells', 'statements', bond, closed('CH_I_ST'), true],
  ['no statements of a bond without the function', 'statements', bond, without('statements'), false],
  ['nothing else of a bond', 'alerts', bond, closed('PC_F_DOM'), false],
  ['cheque services', 'services', pounds, all, true],
  ['cheque services for cheque books alone', 'services', pounds, { ...all, functions: ['chequeBooks'] }, true],
  ['cheque services for pay-in books alone', 'services', pounds, { ...all, functions: ['payInBooks'] }, true],
  ['cheque services for cheque status alone', 'services', pounds, { ...all, functions: ['chequeStatus'] }, true],
  [
    'no cheque services where only another’s task is open',
    'services',
    pounds,
    { functions: ['chequeBooks'], tasks: { CH_N_PBR: [id], CH_I_CSE: [id] } },
    false,
  ],
  ['no cheque services without a function', 'services', pounds, { ...all, functions: ['payment'] }, false],
  [
    'no cheque services where the tasks are closed',
    'services',
    pounds,
    closed('CH_N_CBR', 'CH_N_PBR', 'CH_I_CSE'),
    false,
  ],
  ['no statements of lending without the function either', 'statements', lending, without('statements'), false],
  ['a download', 'downloadTransactions', pounds, all, true],
  ['a download of other currencies', 'downloadTransactions', euros, all, true],
  ['a download to everyone who sees the account', 'downloadTransactions', pounds, { functions: [], tasks: {} }, true],
])('grants %s', (_name, capability, account, grants, may) => {
  expect(accountMay(capability, account, grants)).toBe(may);
});

it.each<[AccountKind, boolean]>([
  ['CA', true],
  ['RA', true],
  ['IA', true],
  ['NT', true],
  ['TD', false],
  ['LN', false],
  ['MO', false],
])('offers a download of an account of the kind %s: %s', (kind, may) => {
  expect(accountMay('downloadTransactions', { ...pounds, kind }, all)).toBe(may);
});

it.each([
  ['the functions are', { ...all, functions: undefined }],
  ['the accounts of the tasks are', { ...all, tasks: {} }],
])('grants nothing while %s not known', (_name, grants) => {
  expect([accountLinks(pounds, grants), accountLinks(euros, grants)]).toEqual([[], []]);
});

it.each([
  [
    'pounds',
    pounds,
    [
      ['makePayment', 'Make a Payment', '/payments/make/9A0E'],
      ['transfer', 'Internal Transfer', '/payments/transfer-money/9A0E'],
      ['alerts', 'Alerts', '/settings/alerts?accountNumber=9A0E'],
      ['statements', 'Statements', '/accounts/statements/9A0E'],
      ['services', 'Cheque services', '/accounts/services?accountId=9A0E'],
    ],
  ],
  [
    'euros, which cannot be paid out',
    { ...euros, transferOutDisabled: true },
    [
      ['requestInternational', 'Request international payment', '/payments/request-international/9A0E'],
      ['alerts', 'Alerts', '/settings/alerts?accountNumber=9A0E'],
      ['statements', 'Statements', '/accounts/statements/9A0E'],
      ['services', 'Cheque services', '/accounts/services?accountId=9A0E'],
    ],
  ],
])('links an account in %s to all that is open to it', (_name, account, links) => {
  expect(accountLinks(account, all).map(({ use, label, to }) => [use, label, to])).toEqual(links);
});

it.each([
  ['pounds at once', pounds, '/payments/make/9A0E'],
  ['other currencies by request', euros, '/payments/request-international/9A0E'],
])('pays %s', (_name, account, path) => {
  expect(paymentPath(account)).toBe(path);
  expect([accountMayPay(account, all), accountMayPay(account, without('payment'))]).toEqual([true, false]);
});

it('keeps an id in its place in the URL', () => {
  const hostile = { ...pounds, id: asId<AccountId>('a/../b?c&d=e') };
  const grants = { ...all, tasks: { PC_F_DOM: [hostile.id], CH_N_CBR: [hostile.id] } };
  expect(accountLinks(hostile, grants).map(({ to }) => to)).toEqual([
    '/payments/make/a%2F..%2Fb%3Fc%26d%3De',
    '/settings/alerts?accountNumber=a%2F..%2Fb%3Fc%26d%3De',
    '/accounts/services?accountId=a%2F..%2Fb%3Fc%26d%3De',
  ]);
});

it.each([
  ['nothing', [], []],
  ['payments and alerts, which share a task', ['payment', 'alerts'] as const, ['PC_F_DOM', 'PC_I_INSTRL']],
  ['what no account is used for', ['approver', 'bulkView'] as const, []],
  [
    'everything',
    permittedFunctions,
    ['PC_F_DOM', 'PC_F_SELF', 'CH_I_ST', 'CH_N_CBR', 'CH_N_PBR', 'CH_I_CSE', 'PC_I_INSTRL', 'FU_F_DFT'],
  ],
])('needs no more of the bank than it must, to judge a customer permitted %s', (_name, functions, tasks) => {
  expect(tasksOf(functions)).toEqual(tasks);
});

it('leaves a closed account its statements and downloads, whatever the bank grants', () => {
  const shut = { ...pounds, isClosed: true };
  const may = (capability: Capability) => accountMay(capability, shut, all);
  expect(accountLinks(shut, all).map(({ use }) => use)).toEqual(['statements']);
  expect([may('downloadTransactions'), may('uploadBulk'), may('payRegularly'), accountMayPay(shut, all)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
