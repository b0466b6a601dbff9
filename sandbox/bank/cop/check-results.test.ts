import { describe, expect, it } from 'vitest';
import { type Branch, outsideAccounts } from '#fixtures/directory.ts';
import { type KnownAccount, knownElsewhere, namesOf, validateAccount } from './check-results.ts';

const branch = { checksNames: true, wantsReference: false } as Branch;
const society = { checksNames: true, wantsReference: true } as Branch;
const details = {
  accountName: 'Ann Fox',
  accountNumber: '10000040',
  sortCode: '070246',
  accountType: 'Personal',
  reference: '',
} as const;
const held: KnownAccount = { names: ['Ann Fox'], type: 'Personal', reference: undefined, check: undefined };
const optedOut: KnownAccount = { ...held, reference: 'A 1', check: 'opted-out' };
const other: KnownAccount = { ...held, reference: 'B 2' };

describe('an account', () => {
  it.each<[string, Branch | undefined, readonly KnownAccount[], string, string]>([
    ['of no bank', undefined, [held], '', 'SCNS'],
    ['of a bank that checks no names', { ...branch, checksNames: false }, [held], '', 'SCNS'],
    ['that is not there', branch, [], '', 'AC01'],
    ['that is there', branch, [held], '', 'Y'],
    ['that opted out', branch, [optedOut], '', 'OPTO'],
    ['that opted out, alone under its number, with another reference', society, [optedOut], 'Z 9', 'OPTO'],
    ['among others, with another reference', society, [optedOut, other], 'Z 9', 'IVCR'],
    ['among others, with its reference', society, [optedOut, other], 'b2', 'Y'],
    ['without a reference where one is wanted', society, [held], '', 'Y'],
    ['without a reference where another is given', society, [held], 'A 1', 'IVCR'],
  ])('%s', (_, at, known, reference, code) => {
    expect(validateAccount({ ...details, reference }, at, known).code).toBe(code);
  });

  it('is found under its sort code only', () => {
    const [{ sortCode, accountNumber } = details] = outsideAccounts;
    expect(knownElsewhere({ ...details, sortCode, accountNumber })).not.toEqual([]);
    expect(knownElsewhere({ ...details, sortCode: '999999', accountNumber })).toEqual([]);
  });
});

it.each([
  ['Ann Fox', 'Personal', ['Ann Fox']],
  ['Hugh & Ann Fenn', 'Personal', ['Hugh & Ann Fenn', 'Hugh Fenn', 'Ann Fenn']],
  ['Hugh & Ann Fenn t/a Fenn Forge', 'Personal', ['Hugh & Ann Fenn t/a Fenn Forge', 'Hugh Fenn', 'Ann Fenn']],
  ['Hugh & Ann Fenn', 'Business', ['Hugh & Ann Fenn']],
] as const)('knows %s, %s, under %j', (name, type, names) => {
  expect(namesOf(name, type)).toEqual(names);
});
