import { beforeEach, expect, it } from 'vitest';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { testConfig } from '#src/api/store/bank.fixture.ts';
import type { Failure, Fault } from '#src/api/wire/failure.ts';
import { badSortCodeCode, noFastPaymentsCode } from '#src/api/wire/refusal-codes.ts';
import { formMessage, refusedField, shownError, toBankError } from './bank-error.ts';

const { privateBank, racingBank, helpdesk } = testConfig.telephones;

beforeEach(() => {
  setRuntimeConfig(testConfig);
});

function messageOf(fault: Fault, code?: string): string {
  return toBankError({ kind: 'fault', fault, ...(code !== undefined && { code }) }).message;
}

it('has a text of its own for each fault, with every telephone filled in', () => {
  const faults = ['request_timeout', 'bad_network_response', 'offline', 'page-blocked', 'unreadable'] as const;
  const texts = faults.map((fault) => messageOf(fault));
  expect(new Set(texts).size).toBe(faults.length);
  for (const text of texts) expect(text).not.toMatch(/[{}]/);
});

it('calls a time-out a network issue', () => {
  expect(messageOf('request_timeout')).toContain('network issue');
});

it('gives the support telephones and the page’s own code when a page was blocked', () => {
  const text = messageOf('page-blocked', '16-2204');
  for (const part of [privateBank, racingBank, 'quote error code 16-2204']) expect(text).toContain(part);
  expect(messageOf('page-blocked')).not.toContain('code');
});

it('fails closed with the technical text when an answer cannot be read', () => {
  expect(messageOf('unreadable')).toContain('technical issue');
  expect(messageOf('unreadable')).toContain(helpdesk);
});

it('keeps of a refusal what may be shown, and no more', () => {
  const authFailure = { code: 'OBDXIDM-0', type: 'OTHER', message: 'internal' };
  const error = toBankError({ kind: 'refusal', refusal: { status: 403, code: 'X1', authFailure } });
  expect(Object.keys(error).sort()).toEqual(['code', 'kind', 'message', 'status']);
});

it('has no code where the bank gave none', () => {
  expect(toBankError({ kind: 'refusal', refusal: { status: 500 } })).not.toHaveProperty('code');
});

it('can stand in the store', () => {
  const error = toBankError({ kind: 'session-over', reason: 'expired' });
  expect(JSON.parse(JSON.stringify(error))).toEqual(error);
});

it('shows the bank’s errors unchanged, and a bug as an unreadable answer', () => {
  const error = toBankError({ kind: 'fault', fault: 'offline' });
  expect(shownError(error)).toBe(error);
  expect(shownError(undefined)).toBeUndefined();
  expect(shownError({ name: 'TypeError', message: 'x is not a function' })).toMatchObject({ fault: 'unreadable' });
});

it.each([
  ['a validation', { code: 'DIGX_X_1', title: 'Validations Failed.', isValidation: true }, /^Some of what you entered/],
  [
    'a validation with words for its code',
    { code: 'DIGX_PY_0134', title: 'Validations Failed.', isValidation: true },
    /^There is not enough money/,
  ],
  [
    'a validation without any code inside',
    { code: '10011', title: 'Validations Failed.', isValidation: true },
    /^Some of what you entered/,
  ],
  [
    'a code with words of its own',
    { code: 'DIGX_PROD_IDM_0010', title: 'Bad.' },
    /^The current password you entered is not correct/,
  ],
  [
    'a code whose title says best',
    { code: 'DIGX_UM_041', title: 'New password can not be same as an old password.' },
    /^New password can not be same as an old password\.$/,
  ],
  ['such a code without a title', { code: 'DIGX_UM_041' }, /^Your new password cannot be one that you have used/],
  ['such a title alone', { code: 'DIGX_TB_0003', title: 'Tax bill closed.' }, /^Tax bill closed\.$/],
  [
    'an unknown code with a title',
    { code: 'XYZ_9', title: 'The <b>vault</b> is shut' },
    /^The <b>vault<\/b> is shut\. Sorry, there is a technical issue.*0113 496 0300.*quote error code XYZ_9\.$/,
  ],
  ['an unknown code without one', { code: 'XYZ_9' }, /^Sorry, there is a technical issue.*quote error code XYZ_9\.$/],
  ['no code', { title: 'The vault is shut' }, /^Sorry, there is a technical issue[^:]*0113 496 0300\.$/],
] as const)('words %s for a form', (_name, refusal, words) => {
  const error = toBankError({ kind: 'refusal', refusal: { status: 400, ...refusal } });
  expect(formMessage(error)).toMatch(words);
  expect(formMessage(error)).not.toMatch(/Validations Failed|[{}]/);
});

it('words failures other than refusals for a form as elsewhere', () => {
  for (const failure of [
    { kind: 'fault', fault: 'offline' },
    { kind: 'session-over', reason: 'expired' },
    { kind: 'not-confirmed' },
  ] as const) {
    const error = toBankError(failure);
    expect(formMessage(error)).toBe(error.message);
  }
});

it('says that nothing changed without confirmation', () => {
  expect(toBankError({ kind: 'not-confirmed' }).message).toBe('You did not confirm this, so nothing has been changed.');
});

it.each([
  ['current', ['DIGX_PROD_IDM_0010', 'DIGX_TPIN_MISMATCH']],
  ['next', ['DIGX_UM_041', 'DIGX_TPIN_EXISTS', 'DIGX_CZ_PWD_01', 'DIGX_CZ_PIN_01']],
  ['name', ['DIGX_CZ_ANN_02', 'DIGX_CZ_ANN_03', 'DIGX_PY_1338', 'DIGX_PY_PAYEE_007', 'DIGX_CZ_PAYEE_02']],
  ['accountNumber', ['DIGX_PY_1360', 'DIGX_PY_0025']],
  ['sortCode', [badSortCodeCode, noFastPaymentsCode]],
  ['reference', ['DIGX_PY_0138', 'DIGX_PY_REMARK_001', 'DIGX_PY_REMARK_002']],
  ['amount', ['DIGX_PY_0134', 'DIGX_CZ_FL_01']],
  ['when', ['3403']],
])('tells at the field %s what is refused of it, in a form that has one', (field, codes) => {
  for (const code of codes) {
    const error = toBankError({ kind: 'refusal', refusal: { status: 400, code } });
    expect(refusedField(error, ['other', field])).toBe(field);
    expect(refusedField(error, ['other'])).toBeUndefined();
  }
});

it.each<[string, Failure]>([
  ['about the whole', { kind: 'refusal', refusal: { status: 400, code: 'DIGX_CZ_COP_01' } }],
  ['with a code nobody knows', { kind: 'refusal', refusal: { status: 400, code: 'XYZ_999' } }],
  ['without a code', { kind: 'refusal', refusal: { status: 400 } }],
  ['that was no answer', { kind: 'fault', fault: 'page-blocked', code: 'DIGX_PY_1338' }],
])('tells a failure %s at no field', (_name, failure) => {
  expect(refusedField(toBankError(failure), ['name', 'accountNumber'])).toBeUndefined();
});
