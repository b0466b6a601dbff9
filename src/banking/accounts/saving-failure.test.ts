import { expect, it } from 'vitest';
import { toBankError } from '#src/api/messages/bank-error.ts';
import { savingFailure, unsentFailure } from './saving-failure.ts';

const refusal = (status: number, code: string) => ({ kind: 'refusal', status, code, message: 'No.' }) as const;
const fault = (of: 'bad_network_response' | 'page-blocked') =>
  ({ kind: 'fault', fault: of, message: 'It broke.' }) as const;

it.each(['DIGX_CZ_ANN_02', 'DIGX_CZ_ANN_03'])('shows %s at the field', (code) => {
  expect(savingFailure(refusal(400, code))).toEqual({ place: 'field', message: 'No.' });
});

it.each([
  ['an account that no longer exists', refusal(404, 'DIGX_CZ_ACCOUNT_01'), 'No.'],
  ['a blocked request', fault('page-blocked'), 'It broke.'],
])('shows %s beside the button: nothing was saved', (_, error, message) => {
  expect(savingFailure(error)).toEqual({ place: 'form', message });
});

it.each([
  ['a lost answer', fault('bad_network_response')],
  ['a server error', refusal(500, 'DIGX_PROD_DEF_0000')],
])('says that the change may have been saved after %s', (_, error) => {
  const failure = savingFailure(error);
  expect(failure?.place).toBe('form');
  expect(failure?.message).toMatch(new RegExp(`^${error.message} .*may have been saved`));
});

it.each([
  ['a lost answer', fault('bad_network_response')],
  ['a server error', refusal(500, 'DIGX_PROD_DEF_0000')],
  ['a refusal', refusal(403, 'DIGX_CZ_ACCESS_DENIED')],
])('says that nothing was saved after %s in the call before', (_, error) => {
  expect(unsentFailure(error)).toEqual({ place: 'form', message: `${error.message} Nothing has been saved.` });
});

it('reports neither an ended session nor a cancellation', () => {
  expect(savingFailure(toBankError({ kind: 'session-over', reason: 'expired' }))).toBeUndefined();
  expect(savingFailure(undefined)).toBeUndefined();
  expect(unsentFailure(toBankError({ kind: 'session-over', reason: 'expired' }))).toBeUndefined();
  expect(unsentFailure(undefined)).toBeUndefined();
});
