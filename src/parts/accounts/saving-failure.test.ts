import { expect, it } from 'vitest';
import { toBankError } from '#src/api/messages/bank-error.ts';
import { savingFailure, unsentFailure } from './saving-failure.ts';

const refusal = (status: number, code: string) => ({ kind: 'refusal', status, code, message: 'No.' }) as const;
const fault = (of: 'bad_network_response' | 'page-blocked') =>
  ({ kind: 'fault', fault: of, message: 'It broke.' }) as const;

it.each(['DIGX_CZ_ANN_02', 'DIGX_CZ_ANN_03'])('tells of %s at the field', (code) => {
  expect(savingFailure(refusal(400, code))).toEqual({ place: 'field', message: 'No.' });
});

it.each([
  ['an account that is gone', refusal(404, 'DIGX_CZ_ACCOUNT_01'), 'No.'],
  ['a request that was blocked on its way', fault('page-blocked'), 'It broke.'],
])('tells of %s beside the button: nothing was saved', (_, error, message) => {
  expect(savingFailure(error)).toEqual({ place: 'form', message });
});

it.each([
  ['a lost answer', fault('bad_network_response')],
  ['a bank that broke', refusal(500, 'DIGX_PROD_DEF_0000')],
])('says of %s that it may have been saved', (_, error) => {
  const failure = savingFailure(error);
  expect(failure?.place).toBe('form');
  expect(failure?.message).toMatch(new RegExp(`^${error.message} .*may have been saved`));
});

it.each([
  ['a lost answer', fault('bad_network_response')],
  ['a bank that broke', refusal(500, 'DIGX_PROD_DEF_0000')],
  ['a refusal', refusal(403, 'DIGX_CZ_ACCESS_DENIED')],
])('says of %s to what was asked first that nothing has been saved', (_, error) => {
  expect(unsentFailure(error)).toEqual({ place: 'form', message: `${error.message} Nothing has been saved.` });
});

it('says nothing of a session that is over, or of what was given up', () => {
  expect(savingFailure(toBankError({ kind: 'session-over', reason: 'expired' }))).toBeUndefined();
  expect(savingFailure(undefined)).toBeUndefined();
  expect(unsentFailure(toBankError({ kind: 'session-over', reason: 'expired' }))).toBeUndefined();
  expect(unsentFailure(undefined)).toBeUndefined();
});
