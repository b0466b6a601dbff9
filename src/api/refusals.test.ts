import { beforeEach, expect, it } from 'vitest';
import { testConfig } from './bank.fixture.ts';
import {
  accessDeniedCode,
  accountUnknownCode,
  datesRefusedCode,
  isKnownRefusal,
  nonceRefusedCode,
  refusalMessage,
  signInRefusalMessage,
} from './refusals.ts';
import { setRuntimeConfig } from './runtime-config.ts';

const { privateBank, racingBank, helpdesk } = testConfig.telephones;
const invalidCredentials = { code: 'OBDXIDM-0', type: 'INVALID_CRED', message: 'These details are <not> right.' };
const knownCodes = [
  'DIGX_AUTH_0001',
  'DIGX_AUTH_0002',
  'DIGX_CZ_AUTH_ADMIN',
  accessDeniedCode,
  nonceRefusedCode,
  accountUnknownCode,
  datesRefusedCode,
];

beforeEach(() => {
  setRuntimeConfig(testConfig);
});

it('has a text of its own for each known code, with every telephone filled in', () => {
  const texts = knownCodes.map((code) => refusalMessage({ status: 403, code }));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).not.toMatch(/[{}]|quote error code/);
});

it.each([
  ['wrong details', 'DIGX_AUTH_0001', [/User ID or password/]],
  ['a lock after too many tries', 'DIGX_AUTH_0002', [/more than three times/, /locked/, privateBank, racingBank]],
  ['a lock by the bank', 'DIGX_CZ_AUTH_ADMIN', [/locked by the bank/, privateBank, racingBank]],
  ['no access', accessDeniedCode, [/access/]],
  ['an account nobody knows', 'DIGX_CZ_ACCOUNT_01', [/account/, /earlier sign-in/, /choose it again from the list/]],
  ['dates that cannot be', 'DIGX_CZ_DATES_01', [/dates/]],
])('says what %s means', (_name, code, parts) => {
  for (const part of parts) expect(refusalMessage({ status: 403, code })).toMatch(part);
});

it('tells the codes with a text of their own from all others', () => {
  expect(knownCodes.filter((code) => !isKnownRefusal(code))).toEqual([]);
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
