import { expect, it } from 'vitest';
import { readWizardAddress, type WizardAddress, wizardEntry } from './wizard-address.ts';

const plain: WizardAddress = { isNewPayee: false, isRegular: false };

it.each<[string, WizardAddress]>([
  ['/payments/make', plain],
  ['/payments/make/A%2F1', { ...plain, accountId: 'A/1' }],
  ['/payments/make?toAccountId=P%261', { ...plain, toAccountId: 'P&1' }],
  ['/payments/make/A?toAccountId=P&isRegular=true', { ...plain, accountId: 'A', toAccountId: 'P', isRegular: true }],
  ['/payments/make/A?isNewPayee=true', { ...plain, accountId: 'A', isNewPayee: true }],
])('%s is written and read again', (path, address) => {
  const { to, state } = wizardEntry({ ...address, step: 'details' });
  expect(`${to.pathname}${to.search}`).toBe(path);
  expect(readWizardAddress(address.accountId, { search: to.search, state })).toEqual({
    accountId: undefined,
    toAccountId: undefined,
    ...address,
    step: 'details',
  });
});

it.each([null, undefined, 'review', { paying: 'sent' }, { paying: 3 }, {}])(
  'history that the wizard did not write, %j, is a beginning',
  (state) => expect(readWizardAddress('A', { search: '', state }).step).toBeUndefined(),
);

it.each(['?isRegular=1', '?isNewPayee=', '?toAccountId='])('%s says nothing', (search) =>
  expect(readWizardAddress(undefined, { search, state: null })).toEqual({
    ...plain,
    accountId: undefined,
    toAccountId: undefined,
    step: undefined,
  }),
);
