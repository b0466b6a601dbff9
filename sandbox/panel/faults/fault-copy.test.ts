import { expect, it } from 'vitest';
import { allowedKinds } from '#sandbox/control/link/faults.ts';
import { faultText, kindChoices, operationTitle } from './fault-copy.ts';

it('says every kind of failure in plain words', () => {
  expect(kindChoices.map(({ id }) => id)).toEqual(allowedKinds);
  for (const { id, title } of kindChoices) expect(title).not.toBe(id);
});

it('names an operation and its failure in a sentence', () => {
  expect(operationTitle('listAccounts')).toBe('List the accounts (listAccounts)');
  expect(faultText({ operationId: 'listAccounts', kind: '503' })).toBe('503, every call');
  expect(
    faultText({
      operationId: 'createPayment',
      kind: 'code=DIGX_PY_0134',
      only: 3,
      match: { amount: '13', payee: 'feed' },
    }),
  ).toBe('code=DIGX_PY_0134, “The account has insufficient funds.”, about amount 13 and payee feed, call 3 only');
  expect(faultText({ operationId: 'listAccounts', kind: 'delay=500', share: 20 })).toBe('delay=500, 20 % of the calls');
});
