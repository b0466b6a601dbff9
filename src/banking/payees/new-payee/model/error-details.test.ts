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
] as const)('reads the differing details from %s', (reasonCode, payeeAccountName, details) => {
  const found = report({
    matched: 'N',
    ...(reasonCode !== undefined && { reasonCode }),
    ...(payeeAccountName !== undefined && { payeeAccountName }),
  });
  expect(errorDetailsOf(found)).toEqual(details);
});

it('takes only the recorded name and account type', () => {
  const given = payeeDetails({ reference: 'Hay', payeeDescription: 'Feed' });
  expect(withRecorded(given, [name, business])).toEqual({ ...given, name: onRecord, accountType: 'Business' });
  expect(withRecorded(given, [name])).toEqual({ ...given, name: onRecord });
  expect(withRecorded(given, [business])).toEqual({ ...given, accountType: 'Business' });
});

it.each([
  ['neither name nor type is wrong', []],
  ['the recorded name is not disclosed', [{ kind: 'name' }]],
  ['the recorded details are the ones given', [{ kind: 'name', onRecord: 'T Ashdown' }, personal]],
  ['the recorded name is not valid for a payee', [{ kind: 'name', onRecord: 'Ashdown <Forage>' }]],
  ['the recorded name is one character too long', [{ kind: 'name', onRecord: 'A'.repeat(36) }]],
] as const)('takes nothing if %s', (_, details) => {
  expect(withRecorded(payeeDetails(), details)).toBeUndefined();
});

it('takes a recorded name of the maximum length', () => {
  expect(withRecorded(payeeDetails(), [{ kind: 'name', onRecord: 'A'.repeat(35) }])?.name).toBe('A'.repeat(35));
});
