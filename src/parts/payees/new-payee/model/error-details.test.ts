import { expect, it } from 'vitest';
import { errorDetailsOf, withRecorded } from './error-details.ts';
import { payeeDetails, report } from './payee-details.fixture.ts';

const onRecord = 'Ashdown Feed & Forage';
const name = { kind: 'name', onRecord } as const;
const business = { kind: 'accountType', onRecord: 'Business' } as const;
const personal = { kind: 'accountType', onRecord: 'Personal' } as const;

it.each([
  ['MBAM', onRecord, [name]],
  ['BANM', undefined, [business]],
  ['PANM', undefined, [personal]],
  ['BAMM', onRecord, [name, business]],
  ['PAMM', onRecord, [name, personal]],
  ['ANNM', undefined, [{ kind: 'name' }]],
  ['AC01', undefined, []],
  ['IVCR', undefined, []],
  ['CASS', undefined, []],
  ['SCNS', undefined, []],
  ['ACNS', undefined, []],
  ['OPTO', undefined, []],
  ['toString', undefined, []],
  [undefined, undefined, []],
] as const)('reads out of %s what is not as the other bank has it', (reasonCode, payeeAccountName, details) => {
  const found = report({
    matched: 'N',
    ...(reasonCode !== undefined && { reasonCode }),
    ...(payeeAccountName !== undefined && { payeeAccountName }),
  });
  expect(errorDetailsOf(found)).toEqual(details);
});

it('takes over the name and the account type that are on record, and nothing else', () => {
  const given = payeeDetails({ reference: 'Hay', payeeDescription: 'Feed' });
  expect(withRecorded(given, [name, business])).toEqual({ ...given, name: onRecord, accountType: 'Business' });
  expect(withRecorded(given, [name])).toEqual({ ...given, name: onRecord });
  expect(withRecorded(given, [business])).toEqual({ ...given, accountType: 'Business' });
});

it.each([
  ['nothing is wrong with name or type', []],
  ['the name on record is not told', [{ kind: 'name' }]],
  ['what is on record is what was given', [{ kind: 'name', onRecord: 'T Ashdown' }, personal]],
  ['the name on record is none that a payee may have', [{ kind: 'name', onRecord: 'Ashdown <Forage>' }]],
  ['the name on record is too long by one letter', [{ kind: 'name', onRecord: 'A'.repeat(36) }]],
] as const)('takes nothing over where %s', (_, details) => {
  expect(withRecorded(payeeDetails(), details)).toBeUndefined();
});

it('takes over a name of just the longest length', () => {
  expect(withRecorded(payeeDetails(), [{ kind: 'name', onRecord: 'A'.repeat(35) }])?.name).toBe('A'.repeat(35));
});
