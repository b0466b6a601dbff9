import { expect, it } from 'vitest';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { payeeReport } from './payees.fixture.ts';
import { toVerificationReport } from './verification-report.ts';

it.each([
  [
    'all of it matching',
    { enabled: true, matched: 'Y', selectionStatus: null, reasonCode: null, payeeAccountName: null },
    { enabled: true, matched: 'Y' },
  ],
  [
    'a close name',
    payeeReport,
    {
      enabled: true,
      matched: 'N',
      selectionStatus: 'N',
      reasonCode: 'MBAM',
      payeeAccountName: 'Ashdown Feed & Forage',
    },
  ],
  [
    'an account of the bank’s own',
    { enabled: false, matched: 'A', selectionStatus: 'Y' },
    { enabled: false, matched: 'A', selectionStatus: 'Y' },
  ],
  ['a flag as text', { enabled: 'false', matched: 'Y' }, { enabled: false, matched: 'Y' }],
  [
    'a selection it does not know',
    { enabled: true, matched: 'N', selectionStatus: 'X' },
    { enabled: true, matched: 'N' },
  ],
])('reads %s', (_name, answer, report) => {
  expect(toVerificationReport(unchecked(answer))).toEqual(report);
});

it.each([undefined, null, 'y', 'YES', true, 7, { Y: 'Y' }])(
  'never takes a result of %j for all being well',
  (matched) => {
    expect(toVerificationReport(unchecked({ ...payeeReport, matched }))?.matched).toBe('A');
  },
);

it.each([undefined, null, 'Y', 7, [payeeReport]])('takes %j for no report', (value) => {
  expect(toVerificationReport(unchecked(value))).toBeUndefined();
});

it('survives missing and mistyped fields', () => {
  whenDamaged([payeeReport], (answer) => {
    const report = toVerificationReport(unchecked(answer));
    if (report !== undefined) expect(['Y', 'N', 'A']).toContain(report.matched);
  });
});
