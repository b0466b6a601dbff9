import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import {
  type CheckEvent,
  type CopCheck,
  copCheckAfter,
  isSameAccount,
  notStarted,
  readyPayee,
} from './payee-check-state.ts';
import { payeeDetails, report } from './payee-details.fixture.ts';

const details = payeeDetails();
const loading: CopCheck = { status: 'loading', details };
const lost: BankError = { kind: 'fault', fault: 'request_timeout', message: 'No answer.' };

function reported(more: Parameters<typeof report>[0]): CopCheck {
  return copCheckAfter(loading, { type: 'reported', details, report: report(more) });
}

it('starts with the given details', () => {
  expect(copCheckAfter(notStarted, { type: 'begun', details })).toEqual(loading);
});

it('starts no second check while one is in progress', () => {
  const other = payeeDetails({ name: 'B Ashdown' });
  expect(copCheckAfter(loading, { type: 'begun', details: other })).toBe(loading);
});

it.each([
  ['passes on a full match', { matched: 'Y' }, 'SUCCESS'],
  ['passes an account the bank itself holds', { matched: 'A', selectionStatus: 'Y' }, 'SUCCESS'],
  ['does not pass an account that could not be checked', { matched: 'A' }, 'FAILED'],
  ['does not pass a mismatch', { matched: 'N', reasonCode: 'ANNM' }, 'FAILED'],
  ['does not pass a mismatch marked as allowed', { matched: 'N', selectionStatus: 'Y' }, 'FAILED'],
] as const)('%s', (_, more, status) => {
  expect(reported(more).status).toBe(status);
});

it('reports why it failed: the reason, and the details that differ', () => {
  expect(reported({ matched: 'N', reasonCode: 'BAMM', payeeAccountName: 'Ashdown Ltd' })).toMatchObject({
    status: 'FAILED',
    details,
    failure: {
      kind: 'reported',
      errorCode: 'BAMM',
      errorDetails: [
        { kind: 'name', onRecord: 'Ashdown Ltd' },
        { kind: 'accountType', onRecord: 'Business' },
      ],
    },
  });
});

it('fails without a report if the check could not be made', () => {
  const failed = copCheckAfter(loading, { type: 'not-made', details, error: lost });
  expect(failed).toEqual({ status: 'FAILED', details, failure: { kind: 'not-made', error: lost } });
});

it('allows proceeding at risk after a failed report only', () => {
  expect(copCheckAfter(reported({ matched: 'N', reasonCode: 'ANNM' }), { type: 'bypassed' }).status).toBe(
    'SUCCESS_BYPASS',
  );
  const notMade = copCheckAfter(loading, { type: 'not-made', details, error: lost });
  for (const check of [notStarted, loading, notMade, reported({ matched: 'Y' })]) {
    expect(copCheckAfter(check, { type: 'bypassed' })).toBe(check);
  }
});

it.each([
  ['everything matched', { matched: 'Y' }, 'SUCCESS'],
  ['the customer had accepted the risk', { matched: 'N', reasonCode: 'ANNM', selectionStatus: 'N' }, 'SUCCESS_BYPASS'],
  ['the account could not be checked', { matched: 'A', reasonCode: 'OPTO' }, 'SUCCESS_BYPASS'],
] as const)('reuses an earlier result if %s', (_, more, status) => {
  const known = copCheckAfter(notStarted, { type: 'known', details, report: report(more) });
  expect(known.status).toBe(status);
  expect(readyPayee(known)).toEqual({ ...details, report: report(more) });
});

it.each(['name', 'accountType', 'sortCode', 'accountNumber', 'reference'] as const)(
  'treats details with another %s as another account',
  (field) => expect(isSameAccount(details, { ...details, [field]: 'other' })).toBe(false),
);

it('treats details with another nickname as the same account', () =>
  expect(isSameAccount(payeeDetails({ payeeDescription: 'Hay' }), payeeDetails({ payeeDescription: 'Straw' }))).toBe(
    true,
  ));

it('can be reset from every state', () => {
  for (const check of [loading, reported({ matched: 'Y' }), reported({ matched: 'N' })]) {
    expect(copCheckAfter(check, { type: 'reset' })).toEqual(notStarted);
  }
});

it('ignores answers after a reset, or for other details', () => {
  const answer = { type: 'reported', details, report: report() } as const;
  expect(copCheckAfter(notStarted, answer)).toBe(notStarted);
  const sameAgain: CopCheck = { status: 'loading', details: payeeDetails() };
  expect(copCheckAfter(sameAgain, answer)).toBe(sameAgain);
});

it('repeats the check with the recorded details after a failure', () => {
  const updated = payeeDetails({ name: 'Tom Ashdown' });
  const again = copCheckAfter(reported({ matched: 'N', reasonCode: 'MBAM' }), { type: 'begun', details: updated });
  expect(again).toEqual({ status: 'loading', details: updated });
});

it('gives no payee before it has passed', () => {
  for (const check of [notStarted, loading, reported({ matched: 'N' }), reported({ matched: 'A' })]) {
    expect(readyPayee(check)).toBeUndefined();
  }
});

it('passes a successful report on unchanged', () => {
  const own = report({ matched: 'A', selectionStatus: 'Y', enabled: false });
  expect(readyPayee({ status: 'SUCCESS', details, report: own })).toEqual({ ...details, report: own });
});

it.each([
  ['records a mismatch the customer accepted', { matched: 'N', reasonCode: 'ANNM' }, { selectionStatus: 'N' }],
  ['has no selection if the account could not be checked', { matched: 'A', reasonCode: 'OPTO' }, {}],
  ['drops a selection that came with an account that could not be checked', { matched: 'A', selectionStatus: 'N' }, {}],
] as const)('%s', (_, more, selection) => {
  const ready = readyPayee(copCheckAfter(reported(more), { type: 'bypassed' }));
  const { selectionStatus: _dropped, ...rest } = report(more);
  expect(ready?.report).toEqual({ ...rest, ...selection });
  expect(ready).not.toHaveProperty('report.selectionStatus', 'Y');
});

it('never gives a payee that its report does not allow, whatever the order of events', () => {
  const someDetails = fc.constantFrom(details, payeeDetails({ name: 'Somebody else' }));
  const someReport = fc.constantFrom(
    report(),
    report({ matched: 'N', reasonCode: 'ANNM' }),
    report({ matched: 'A' }),
    report({ matched: 'A', selectionStatus: 'Y' }),
  );
  const event: fc.Arbitrary<CheckEvent> = fc.oneof(
    fc.record({ type: fc.constant('begun' as const), details: someDetails }),
    fc.record({ type: fc.constant('reported' as const), details: someDetails, report: someReport }),
    fc.record({ type: fc.constant('not-made' as const), details: someDetails, error: fc.constant(lost) }),
    fc.record({ type: fc.constantFrom('bypassed' as const, 'reset' as const) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const ready = readyPayee(events.reduce(copCheckAfter, notStarted));
      if (ready === undefined) return;
      const { report: submitted, ...payee } = ready;
      expect(events).toContainEqual({ type: 'begun', details: payee });
      const said = events.filter((one) => one.type === 'reported').map((one) => one.report);
      expect(
        said.some(({ matched, reasonCode }) => matched === submitted.matched && reasonCode === submitted.reasonCode),
      ).toBe(true);
      const passes = submitted.matched === 'Y' || submitted.selectionStatus === 'Y';
      expect(passes || events.some(({ type }) => type === 'bypassed')).toBe(true);
    }),
  );
});
