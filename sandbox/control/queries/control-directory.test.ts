import { expect, it } from 'vitest';
import { reasonCodes } from '#sandbox/bank/records/cop-check.ts';
import { readDirectory } from './control-directory.ts';

const { tries, accounts, sortCodes } = readDirectory();

it('has a name to try for each Confirmation of Payee result', () => {
  expect(new Set(tries.map(({ result }) => result))).toEqual(new Set(['Y', ...reasonCodes]));
});

it('gives each account the result of a check by its own name', () => {
  const known = (alias: string) => accounts.find((account) => account.alias === alias);
  expect(known('ashdown-feed')).toEqual({
    alias: 'ashdown-feed',
    sortCode: '601122',
    bankName: 'Tannery Bank',
    accountNumber: '20418836',
    name: 'Ashdown Feed & Forage',
    type: 'Business',
    reference: null,
    result: 'Y',
  });
  expect(known('hugh-ellerdine')).toMatchObject({ reference: 'DRY 5520618', result: 'Y' });
  expect(known('verity-calloway')).toMatchObject({ result: 'OPTO' });
  expect(known('peter-underwold')).toMatchObject({ result: 'CASS' });
  expect(known('thornbridge-deposits')).toMatchObject({ result: 'ACNS' });
  expect(known('guildhall-auctioneers')).toMatchObject({ result: 'SCNS' });
});

it('names the bank of every account, and which do not take Faster Payments', () => {
  expect(accounts.filter(({ bankName }) => bankName === '')).toEqual([]);
  const slow = sortCodes.filter(({ fastPayments }) => !fastPayments);
  expect(slow.map(({ sortCode }) => sortCode)).toEqual(['236972']);
});
