import { expect, it } from 'vitest';
import type { VerificationReport } from '#src/api/payees/payee.ts';
import { comparedDetails } from './details-beside-bank.ts';
import { type CopCheck, copCheckAfter } from './payee-check-state.ts';
import { payeeDetails, report } from './payee-details.fixture.ts';

const typed = payeeDetails({ name: 'T Ashdown', accountType: 'Personal' });

type Shown = Exclude<CopCheck, { status: 'NOT_STARTED' }>;

function checked(more: Partial<VerificationReport>, details = typed): Shown {
  return copCheckAfter({ status: 'loading', details }, { type: 'reported', details, report: report(more) }) as Shown;
}

function found(check: Shown, asTyped = typed) {
  return comparedDetails(check, asTyped).map(({ found: { value }, verdict }) => [verdict, value]);
}

const same = ['same', 'Matches'];

it.each([
  ['a full match', { matched: 'Y' }, [same, same]],
  [
    'a close name',
    { matched: 'N', reasonCode: 'MBAM', payeeAccountName: 'Tom Ashdown' },
    [['close', 'Tom Ashdown'], same],
  ],
  ['another type', { matched: 'N', reasonCode: 'BANM' }, [same, ['different', 'Business']]],
  [
    'both',
    { matched: 'N', reasonCode: 'BAMM', payeeAccountName: 'Ashdown Ltd' },
    [
      ['close', 'Ashdown Ltd'],
      ['different', 'Business'],
    ],
  ],
  [
    'another name, which its bank does not disclose',
    { matched: 'N', reasonCode: 'ANNM' },
    [
      ['different', 'Not this name'],
      ['unknown', 'Not confirmed'],
    ],
  ],
  ['no account', { matched: 'N', reasonCode: 'AC01' }, []],
  ['no answer', { matched: 'A', reasonCode: 'OPTO' }, []],
] as const)('sets what was given beside what was found: %s', (_, more, shown) => {
  expect(found(checked(more))).toEqual(shown);
});

it('shows what the customer typed beside the details on record that are used instead', () => {
  const [name, type] = comparedDetails(checked({ matched: 'Y' }, payeeDetails({ name: 'Tom Ashdown' })), typed);
  expect(name).toMatchObject({ given: { value: 'T Ashdown' }, found: { value: 'Tom Ashdown' }, verdict: 'same' });
  expect(type).toMatchObject({ given: { value: 'Personal' }, verdict: 'same' });
});

it('confirms nothing once the customer goes on at their own risk', () => {
  const bypassed = copCheckAfter(checked({ matched: 'N', reasonCode: 'ANNM' }), { type: 'bypassed' }) as Shown;
  expect(found(bypassed).map(([verdict]) => verdict)).toEqual(['unknown', 'unknown']);
});

it('compares nothing before there is an answer', () => {
  expect(comparedDetails({ status: 'loading', details: typed }, typed)).toEqual([]);
});
