import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import type { AnswerParts, OperationValidator, RequestParts } from '#sandbox/http/validators.generated.js';
import { bundleContract } from './bundle.ts';
import { type Answer, type Header, type MediaType, operationsOf, resolve } from './contract.ts';
import { writeValidators } from './validators.ts';

const contract = await bundleContract();
const operations = operationsOf(contract);
const folder = await mkdtemp(join(tmpdir(), 'validators-'));
const validators = await load(await writeValidators(contract));
afterAll(() => rm(folder, { recursive: true }));

const json = { 'content-type': 'application/json' };
const nonced = { ...json, 'x-nonce': '{"nonce":["51d0b7e2c3a94f18"]}' };
const status = { result: 'SUCCESSFUL', message: { code: '0', type: 'INFO' } };
const account = {
  id: { value: 'A1', displayValue: '31926819' },
  partyId: { value: 'P1' },
  type: 'CSA',
  currencyCode: 'GBP',
  branchCode: '000',
  displayName: 'Current Account',
  dictionary: { nameValuePairDTOArray: [{ name: 'SubGroup', value: 'CA' }] },
};

it('accepts each example of a response', () => {
  const breaches = operations.flatMap(({ id, answers }) =>
    answers.flatMap(({ status: code, answer }) => {
      const headers = exampleHeaders(answer.headers ?? {});
      return examplesOf(answer.content ?? {}).flatMap(({ type, value }) =>
        operation(id)
          .answer({ status: Number(code), headers: { ...headers, 'content-type': type }, body: value })
          .map((breach) => ({ id, code, ...breach })),
      );
    }),
  );
  expect(breaches).toEqual([]);
});

it('accepts each example of a request', () => {
  const breaches = operations.flatMap(({ id, parameters, requestBody }) => {
    const texts = (place: string) =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place && parameter.example !== undefined)
          .map(({ name, example }) => [place === 'header' ? name.toLowerCase() : name, String(example)]),
      );
    const parts = { path: texts('path'), query: texts('query'), headers: texts('header') };
    const bodies = requestBody === undefined ? [{ type: 'none', value: undefined }] : examplesOf(requestBody.content);
    return bodies.flatMap(({ type, value }) =>
      operation(id)
        .request({ ...parts, headers: { ...parts.headers, 'content-type': type }, body: value })
        .map((breach) => ({ id, ...breach })),
    );
  });
  expect(breaches).toEqual([]);
});

it.each([
  ['an account without its id', { accounts: [{ ...account, id: undefined }] }, '/body/accounts/0/id'],
  [
    'an account without its kind',
    { accounts: [{ ...account, dictionary: { nameValuePairDTOArray: [] } }] },
    '/body/accounts/0/dictionary/nameValuePairDTOArray',
  ],
  [
    'an amount that is text',
    { accounts: [{ ...account, currentBalance: { currency: 'GBP', amount: '1.00' } }] },
    '/body/accounts/0/currentBalance/amount',
  ],
  ['no accounts at all', {}, '/body/accounts'],
])('catches %s', (_, answer, where) => {
  // Undefined properties are not sent.
  const body: unknown = JSON.parse(JSON.stringify({ status, ...answer }));
  expect(wheres(operation('listAccounts').answer({ status: 200, headers: nonced, body }))).toEqual([where]);
});

it('accepts a response with unknown fields', () => {
  const body = { status, accounts: [{ ...account, version: 3 }], refLinks: [] };
  expect(operation('listAccounts').answer({ status: 200, headers: nonced, body })).toEqual([]);
});

it('accepts a 200 refusal with only its status', () => {
  const body = { status: { result: 'SUCCESSFUL', message: { code: 'DIGX_PROD_DEF_0000', type: 'ERROR' } } };
  expect(operation('listAccounts').answer({ status: 200, headers: nonced, body })).toEqual([]);
});

it.each([
  ['a group that was made', 'createPayeeGroup', 201, '/body/payeeGroup'],
  ['a verified payment', 'createPayment', 201, '/body/paymentId'],
])('checks %s like a good response', (_, id, code, where) => {
  expect(wheres(operation(id).answer({ status: code, headers: nonced, body: { status } }))).toEqual([where]);
  expect(wheres(operation(id).answer({ status: 200, headers: nonced, body: { status } }))).toEqual(['/status']);
});

it('accepts a response that awaits authorisation, with its value date', () => {
  const approval = { status: { ...status, result: 'ACCEPTED' }, paymentId: '3C5A', valueDate: '2 March 2026' };
  const answer = { status: 202, headers: nonced, body: approval };
  expect(wheres(operation('confirmPayment').answer(answer))).toEqual(['/body/valueDate']);
  expect(wheres(operation('createPayment').answer(answer))).toEqual(['/status']);
});

it.each([0, 3, [], [{ loginConfigDTO: { id: 'change-pin' } }]])(
  'takes %j for the steps before the accounts',
  (flow) => {
    const body = { status, userLoginFlowDTOList: flow };
    expect(operation('getLoginFlow').answer({ status: 200, headers: nonced, body })).toEqual([]);
  },
);

it.each([-1, 1.5, 4, '2', null])('does not accept %j as first-login steps', (flow) => {
  const body = { status, userLoginFlowDTOList: flow };
  expect(wheres(operation('getLoginFlow').answer({ status: 200, headers: nonced, body }))).toContain(
    '/body/userLoginFlowDTOList',
  );
});

it('accepts a locked PIN without a challenge', () => {
  const locked = { result: 'EXPECTATION_FAILED', message: { code: 'DIGX_AUTH_0007', type: 'ERROR' } };
  const answer = { status: 417, headers: nonced, body: { status: locked } };
  expect(operation('changePassword').answer(answer)).toEqual([]);
  expect(wheres(operation('getProfile').answer(answer))).toEqual(['/headers/x-challenge']);
});

it.each<[string, string, Partial<AnswerParts>, string]>([
  ['a status the operation does not have', 'listAccounts', { status: 418 }, '/status'],
  ['an answer without its nonce', 'completeLoginStep', { headers: json }, '/headers/x-nonce'],
  [
    'a page instead of JSON',
    'completeLoginStep',
    { headers: { ...nonced, 'content-type': 'text/html' } },
    '/headers/content-type',
  ],
  [
    'a challenge that is not JSON',
    'getProfile',
    { status: 417, headers: { ...nonced, 'x-challenge': 'OTP' } },
    '/headers/x-challenge',
  ],
  [
    'a challenge without its reference',
    'getProfile',
    { status: 417, headers: { ...nonced, 'x-challenge': '{"authType":"OTP"}' } },
    '/headers/x-challenge/referenceNo',
  ],
  [
    '10011 without the real codes',
    'completeLoginStep',
    { status: 400, body: { message: { code: '10011', type: 'ERROR' } } },
    '/body/message/validationError',
  ],
])('catches %s', (_, id, answer, where) => {
  const given = { status: 200, headers: nonced, body: { status }, ...answer };
  expect(wheres(operation(id).answer(given))).toContain(where);
});

it.each<[string, string, Partial<RequestParts>, string]>([
  ['a sort code with hyphens', 'getClearingDetails', { path: { sortCode: '60-11-22' } }, '/path/sortCode'],
  ['a missing task code', 'listLoanAccounts', {}, '/query/taskCode'],
  ['a task code nobody knows', 'listLoanAccounts', { query: { taskCode: 'PC_X' } }, '/query/taskCode'],
  ['more nonces than the bank gives', 'createNonce', { headers: { 'x-noncecount': '16' } }, '/headers/x-noncecount'],
  ...['0x10', ' 5', '+5', '5e0', '1.0.0', ''].map((text): [string, string, Partial<RequestParts>, string] => [
    `a count written “${text}”`,
    'createNonce',
    { headers: { 'x-noncecount': text } },
    '/headers/x-noncecount',
  ]),
  ['a count in words', 'createNonce', { headers: { 'x-noncecount': 'many' } }, '/headers/x-noncecount'],
  ['mail that was thrown away', 'listMails', { query: { deleteStatus: 'true', msgFlag: 'T' } }, '/query/deleteStatus'],
  ['an empty account token', 'getAccountAddress', { path: { accountId: '' } }, '/path/accountId'],
  ['a body that is missing', 'completeLoginStep', { headers: json }, '/body'],
  [
    'a form in place of JSON',
    'completeLoginStep',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: {} },
    '/headers/content-type',
  ],
  [
    'a sign-in without a password',
    'signIn',
    { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }, body: { j_username: 'x' } },
    '/body/j_password',
  ],
])('catches a request with %s', (_, id, request, where) => {
  expect(wheres(operation(id).request({ path: {}, query: {}, headers: {}, body: undefined, ...request }))).toEqual([
    where,
  ]);
});

it('does not change its input', () => {
  const headers = Object.freeze({ 'x-noncecount': '15' });
  expect(operation('createNonce').request({ path: {}, query: {}, headers, body: undefined })).toEqual([]);
  expect(headers).toEqual({ 'x-noncecount': '15' });
});

function operation(id: string): OperationValidator {
  const validator = validators[id];
  if (validator === undefined) throw new Error(`There is no validator for ${id}`);
  return validator;
}

function wheres(breaches: readonly { readonly where: string }[]): string[] {
  return breaches.map(({ where }) => where);
}

function examplesOf(content: Readonly<Record<string, MediaType>>): { type: string; value: unknown }[] {
  return Object.entries(content).flatMap(([type, { example, examples = {} }]) =>
    [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)].map(
      (value) => ({
        type,
        value,
      }),
    ),
  );
}

function exampleHeaders(headers: NonNullable<Answer['headers']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, header]) => [
      name.toLowerCase(),
      resolve<Header>(contract, header).example ?? '',
    ]),
  );
}

async function load(code: string): Promise<Readonly<Record<string, OperationValidator>>> {
  const file = join(folder, 'validators.mjs');
  await writeFile(file, code);
  const loaded: { readonly validators: Readonly<Record<string, OperationValidator>> } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  return loaded.validators;
}
