import { beforeEach, expect, it } from 'vitest';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { testConfig } from '#src/api/store/bank.fixture.ts';
import { accessDeniedCode } from '#src/api/wire/refusal-codes.ts';
import { refusalCatalogue } from './refusal-catalogue.ts';
import {
  formRefusalMessage,
  isKnownRefusal,
  messageBesideCode,
  refusalMessage,
  signInRefusalMessage,
} from './refusals.ts';

const { privateBank, racingBank, helpdesk } = testConfig.telephones;
const invalidCredentials = { code: 'OBDXIDM-0', type: 'INVALID_CRED', message: 'These details are <not> right.' };

beforeEach(() => {
  setRuntimeConfig(testConfig);
});

const catalogued = [...refusalCatalogue.keys()];

it.each(catalogued)('has words for %s, with every telephone filled in', (code) => {
  const text = refusalMessage({ status: 400, code });
  expect(text).toMatch(/^\w.{15,}$/);
  expect(text).not.toMatch(/[{}]/);
  expect(/quote error code/.test(text)).toBe(code === 'DIGX_PY_HOST_006');
});

it.each([
  ['wrong details', 'DIGX_AUTH_0001', [/User ID or password/]],
  ['a lock after too many tries', 'DIGX_AUTH_0002', [/more than three times/, /locked/, privateBank, racingBank]],
  ['a lock by the bank', 'DIGX_CZ_AUTH_ADMIN', [/locked by the bank/, privateBank, racingBank]],
  ['no access', accessDeniedCode, [/access/]],
  ['a former password', 'DIGX_UM_041', [/cannot be one that you have used before/]],
  ['a wrong current password', 'DIGX_PROD_IDM_0010', [/current password/, /not correct/]],
  ['a former PIN', 'DIGX_TPIN_EXISTS', [/new transaction PIN cannot be the same as an old one/]],
  ['a password that breaks the rules', 'DIGX_CZ_PWD_01', [/new password/, /rules/]],
  ['a PIN that breaks the rules', 'DIGX_CZ_PIN_01', [/new transaction PIN/, /rules/]],
  ['a wrong PIN in a challenge', 'DIGX_CZ_TFA_0001', [/transaction PIN/, /not correct/]],
  ['a wrong current PIN', 'DIGX_TPIN_MISMATCH', [/transaction PIN/, /not correct/]],
  ['a PIN that is locked', 'DIGX_AUTH_0007', [/transaction PIN is temporarily locked/, helpdesk]],
  ['a PIN that is locked, by its other name', 'DIGX_AUTH_0004', [/transaction PIN is temporarily locked/, helpdesk]],
  ['a wrong code', 'DIGX_TFA_0004', [/details you entered are not valid/]],
  ['a code that expired', 'DIGX_TFA_0005', [/expired/, /10 minutes/]],
  ['too many wrong codes', 'DIGX_TFA_0002', [/too many times/, /30 minutes/]],
  ['no code to send again', 'DIGX_TFA_0003', [/no code to send again/]],
  ['too many codes', 'DIGX_AUTH_0012', [/too many authorisation codes/, /try again later/]],
  ['a link that expired', 'DIGX_CZ_TOKEN_01', [/expired/, privateBank, racingBank]],
  ['something to do first', 'DIGX_CMN_0096', [/Before you continue/]],
  ['signs in an account name', 'DIGX_CZ_ANN_02', [/letters, digits and spaces only/]],
  ['a long account name', 'DIGX_CZ_ANN_03', [/at most 35 characters/]],
  ['a statement that is not there', 'DIGX_CZ_STATEMENT_01', [/could not find this statement/]],
  ['a limit', 'SM-MULMAN05', [/limit for one transaction or for one day/]],
  ['the same limit', 'DIGX_FL_040', [/limit for one transaction or for one day/]],
  ['the same limit again', 'DIGX_FL_035', [/limit for one transaction or for one day/]],
  ['a cumulative limit', 'DIGX_FL_059', [/exceed today’s limit/]],
  ['no limit', 'DIGX_FL_015', [/No limit has been set/, helpdesk]],
  ['no credits', 'FT-VAC09', [/cannot be paid into/, helpdesk]],
  ['no payments from an account', 'DIGX_AP_0012', [/permission to send payments from this account/]],
  ['no such transaction', 'DIGX_AP_0013', [/does not permit this type of transaction/]],
  ['a file sent twice', 'DIGX_FU_003', [/file with this name/]],
  ['signs in a file name', 'DIGX_FU_048', [/file name/, /letters, digits/]],
  ['too little', 'DIGX_CZ_FL_01', [/below the minimum/, /larger amount/]],
  ['a payment that is not there', 'DIGX_CZ_PAYMENT_01', [/could not find this payment/, /check your transactions/]],
  ['a payment that has changed', 'DIGX_CZ_PAYMENT_02', [/nothing has been sent/, /start again/]],
  ['a payment that was rejected', 'DIGX_CZ_PAYMENT_05', [/was rejected/, /No money has left/, /new payment/]],
  ['a payment that was declined', 'DIGX_CZ_PAYMENT_04', [/has declined this payment/, /Nothing has been sent/]],
  ['a payment that nobody authorised', 'DIGX_CZ_PAYMENT_03', [/not authorised in time/, /nothing has been sent/]],
  ['a payee that is not there', 'DIGX_CZ_PAYEE_01', [/could not find this payee/, /again from your list/]],
  ['a long payee name', 'DIGX_CZ_PAYEE_02', [/1 to 35 characters/]],
  ['a payee that waits', 'DIGX_CZ_PAYEE_03', [/awaiting authorisation/, /try again later/]],
  ['a payee whose details were not checked', 'DIGX_CZ_COP_01', [/have changed/, /check them again/]],
  ['a payee that is there', 'DIGX_PY_1360', [/payee with this account already exists/]],
  ['signs in a payee', 'DIGX_PY_1338', [/Special characters are not allowed/]],
  ['signs in a payee again', 'DIGX_PY_PAYEE_007', [/Special characters are not allowed/]],
  ['signs in a reference', 'DIGX_PY_0138', [/reference/, /letters, digits/]],
  ['signs in a reference again', 'DIGX_PY_REMARK_002', [/reference/, /letters, digits/]],
  ['a long reference', 'DIGX_PY_REMARK_001', [/reference/, /at most 35 characters/]],
  ['too little money', 'DIGX_PY_0134', [/not enough money/]],
  ['no debits', 'DIGX_PY_HOST_006', [/technical issue/, helpdesk, /quote error code DIGX_PY_HOST_006/]],
  ['a cut-off', 'DIGX_CZ_AP_0001', [/cut-off time/, /not been sent/, /confirm it again/, /next working day/]],
  ['a cut-off that is a warning', 'DIGX_WW_017', [/cut-off time/, /next working day/]],
  ['a day gone by', 'DIGX_AP_0048', [/date of this payment has passed/, /90 days/]],
  ['no such details', 'DIGX_PY_0025', [/^Account details not found$/]],
  ['a time-out at another bank', 'UNDER_PROCESSING', [/do not yet know/]],
  ['no fast payments', 'FT-RESP-999', [/fast payments/]],
  ['a sort code of nobody', 'DIGX_BNK_DET001', [/sort code/]],
  ['a transfer without a date', '3403', [/^Please select 'When' would you like your transfer to be made\.$/]],
  ['an account nobody knows', 'DIGX_CZ_ACCOUNT_01', [/account/, /earlier session/, /choose it again from the list/]],
  ['dates that cannot be', 'DIGX_CZ_DATES_01', [/dates/]],
])('says what %s means', (_name, code, parts) => {
  for (const part of parts) expect(refusalMessage({ status: 403, code })).toMatch(part);
});

it('tells the codes with a text of their own from all others', () => {
  expect(catalogued.filter((code) => !isKnownRefusal(code))).toEqual([]);
  for (const code of ['XYZ_999', '', 'constructor', undefined]) expect(isKnownRefusal(code)).toBe(false);
});

it('quotes a code it does not know, and says whom to call', () => {
  const text = refusalMessage({ status: 400, code: 'XYZ_999' });
  expect(text).toContain('technical issue');
  expect(text).toContain(helpdesk);
  expect(text).toContain('quote error code XYZ_999');
});

it('quotes nothing where there is no code', () => {
  const text = refusalMessage({ status: 500 });
  expect(text).toContain('technical issue');
  expect(text).toContain(helpdesk);
  expect(text).not.toMatch(/quote|code/);
});

it('shows a code that looks like a placeholder as it came', () => {
  expect(refusalMessage({ status: 400, code: '{helpdesk} $& <b>' })).toContain('error code {helpdesk} $& <b>.');
});

it('shows the sign-in header’s own message, as text', () => {
  const refusal = { status: 403, code: 'DIGX_AUTH_0001', authFailure: invalidCredentials };
  expect(signInRefusalMessage(refusal)).toBe('These details are <not> right.');
});

it.each([
  ['another code in the header', { ...invalidCredentials, code: 'OBDXIDM-1' }],
  ['another type in the header', { ...invalidCredentials, type: 'OTHER' }],
  ['no message in the header', { ...invalidCredentials, message: '' }],
])('says wrong credentials at sign-in with %s', (_name, authFailure) => {
  expect(signInRefusalMessage({ status: 403, authFailure })).toBe(
    refusalMessage({ status: 403, code: 'DIGX_AUTH_0001' }),
  );
});

it.each([
  ['an unknown code', { status: 403, code: 'XYZ_999' }],
  ['no code', { status: 403 }],
])('takes a 403 at sign-in with %s for wrong credentials', (_name, refusal) => {
  expect(signInRefusalMessage(refusal)).toBe(refusalMessage({ status: 403, code: 'DIGX_AUTH_0001' }));
});

it.each([
  ['a lock', { status: 403, code: 'DIGX_AUTH_0002' }],
  ['no access', { status: 403, code: accessDeniedCode }],
  ['another status', { status: 500, code: 'XYZ_999' }],
])('keeps the text of %s at sign-in', (_name, refusal) => {
  expect(signInRefusalMessage(refusal)).toBe(refusalMessage(refusal));
});

it('reports too many requests whatever the code', () => {
  for (const refusal of [{ status: 429 }, { status: 429, code: 'DIGX_PROD_DEF_0000', title: 'Busy' }]) {
    const message = refusalMessage(refusal);
    expect(message).toMatch(/^There were too many requests .* Please wait a minute/);
    expect(formRefusalMessage(refusal, message)).toBe(message);
  }
});

it('does not repeat a code shown on its own line', () => {
  const message = refusalMessage({ status: 400, code: 'XYZ_9' });
  expect(message).toContain('and quote error code XYZ_9.');
  expect(messageBesideCode({ message, code: 'XYZ_9' })).toMatch(
    /call our helpdesk on [\d ]+ and quote the error code\.$/,
  );
  expect(messageBesideCode({ message })).toBe(message);
});
