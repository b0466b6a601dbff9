import { expect, it } from 'vitest';
import { refusalBreaches } from './refusal-breaches.ts';

const refusal = (code: string) => ({ result: 'FAILURE', message: { code, type: 'ERROR' } });

it('knows the codes of an operation and status', () => {
  expect(refusalBreaches('confirmPayment', 400, refusal('DIGX_CZ_PAYMENT_04'))).toEqual([]);
  expect(refusalBreaches('listAccounts', 401, { code: 'DIGX_AU_035' })).toEqual([]);
});

it.each([
  ['a code of another status', 'confirmPayment', 404, refusal('DIGX_CZ_PAYMENT_04'), '/body/message/code'],
  ['a code of another operation', 'createPayment', 400, refusal('DIGX_CZ_PAYMENT_04'), '/body/message/code'],
  ['a flat refusal', 'listAccounts', 401, { code: 'DIGX_CZ_NONCE_01' }, '/body/code'],
  [
    'a code inside another',
    'listAccounts',
    400,
    { message: { code: '10011', validationError: [{ errorCode: 'DIGX_NEW' }] } },
    '/body/message/validationError/0/errorCode',
  ],
] as const)('catches %s', (_, id, status, body, where) => {
  expect(refusalBreaches(id, status, body)).toMatchObject([{ where, rule: 'refusal' }]);
});

it('leaves good answers alone, which have codes of another kind', () => {
  expect(refusalBreaches('createPayment', 201, { status: { message: { code: 'DIGX_WW_017' } } })).toEqual([]);
});
