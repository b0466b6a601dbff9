import { expect, it } from 'vitest';
import { branches, checksToTry, outsideAccounts } from '#fixtures/directory.ts';
import { detailsOfKnown, payeeNames } from './known-payees.ts';

it('names every check to try, account and sort code of the directory once', () => {
  expect(new Set(payeeNames).size).toBe(checksToTry.length + outsideAccounts.length + branches.length);
  expect(payeeNames).toHaveLength(new Set(payeeNames).size);
});

it('has what to enter for a result, with the reference that its bank wants', () => {
  expect(detailsOfKnown('IVCR')).toEqual({
    name: 'Mrs Beatrice Oakley',
    type: 'Personal',
    sortCode: '070246',
    accountNumber: '10000040',
    reference: 'DRY 4471920',
  });
  expect(['Y', 'Y-2', 'Y-3'].map((id) => detailsOfKnown(id)?.name)).toEqual([
    'Ashdown Feed & Forage',
    'A Thornbury',
    'Hugh Ellerdine',
  ]);
});

it('has an account’s own details, and of a sort code nothing else', () => {
  expect(detailsOfKnown('hugh-ellerdine')).toMatchObject({ name: 'Mr Hugh Ellerdine', reference: 'DRY 5520618' });
  expect(detailsOfKnown('608371')).toEqual({ sortCode: '608371' });
  expect(detailsOfKnown('nobody')).toBeUndefined();
});
