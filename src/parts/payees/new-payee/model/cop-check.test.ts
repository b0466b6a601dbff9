import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { type CheckEvent, type CopCheck, copCheckAfter, isSameAccount, notStarted, readyPayee } from './cop-check.ts';
import { payeeDetails, report } from './payee-details.fixture.ts';

const details = payeeDetails();
const loading: CopCheck = { status: 'loading', details };
const lost: BankError = { kind: 'fault', fault: 'request_timeout', message: 'No answer.' };

function reported(more: Parameters<typeof report>[0]): CopCheck {
  return copCheckAfter(loading, { type: 'reported', details, report: report(more) });
}

it('begins with the details it is given', () => {
  expect(copCheckAfter(notStarted, { type: 'begun', details })).toEqual(loading);
});

it('begins no second check while one is under way', () => {
  const other = payeeDetails({ name: 'B Ashdown' });
  expect(copCheckAfter(loading, { type: 'begun', details: other })).toBe(loading);
});

it.each([
  ['passes when all matches', { matched: 'Y' }, 'SUCCESS'],
  ['passes an account that the bank knows by itself', { matched: 'A', selectionStatus: 'Y' }, 'SUCCESS'],
  ['does not pass an account that could not be checked', { matched: 'A' }, 'FAILED'],
  ['does not pass a no', { matched: 'N', reasonCode: 'ANNM' }, 'FAILED'],
  ['does not pass a no that claims to be let through', { matched: 'N', selectionStatus: 'Y' }, 'FAILED'],
] as const)('%s', (_, more, status) => {
  expect(reported(more).status).toBe(status);
});

it('tells why it failed: the reason, and what is not as the other bank has it', () => {
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

it('fails without a report when the check could not be made', () => {
  const failed = copCheckAfter(loading, { type: 'not-made', details, error: lost });
  expect(failed).toEqual({ status: 'FAILED', details, failure: { kind: 'not-made', error: lost } });
});

it('goes on at risk after a report that failed, and after nothing else', () => {
  expect(copCheckAfter(reported({ matched: 'N', reasonCode: 'ANNM' }), { type: 'bypassed' }).status).toBe(
    'SUCCESS_BYPASS',
  );
  const notMade = copCheckAfter(loading, { type: 'not-made', details, error: lost });
  for (const check of [notStarted, loading, notMade, reported({ matched: 'Y' })]) {
    expect(copCheckAfter(check, { type: 'bypassed' })).toBe(check);
  }
});

it.each([
  ['all matched', { matched: 'Y' }, 'SUCCESS'],
  ['the customer had gone on at risk', { matched: 'N', reasonCode: 'ANNM', selectionStatus: 'N' }, 'SUCCESS_BYPASS'],
  ['nobody could say', { matched: 'A', reasonCode: 'OPTO' }, 'SUCCESS_BYPASS'],
] as const)('goes on with what was found before, where %s', (_, more, status) => {
  const known = copCheckAfter(notStarted, { type: 'known', details, report: report(more) });
  expect(known.status).toBe(status);
  expect(readyPayee(known)).toEqual({ ...details, report: report(more) });
});

it.each(['name', 'accountType', 'sortCode', 'accountNumber', 'reference'] as const)(
  'takes details with another %s for another account',
  (field) => expect(isSameAccount(details, { ...details, [field]: 'other' })).toBe(false),
);

it('takes details with another nickname for the same account', () =>
  expect(isSameAccount(payeeDetails({ payeeDescription: 'Hay' }), payeeDetails({ payeeDescription: 'Straw' }))).toBe(
    true,
  ));

it('goes back to the beginning from everywhere', () => {
  for (const check of [loading, reported({ matched: 'Y' }), reported({ matched: 'N' })]) {
    expect(copCheckAfter(check, { type: 'reset' })).toEqual(notStarted);
  }
});

it('believes no answer that comes after it was left, or that is about other details', () => {
  const answer = { type: 'reported', details, report: report() } as const;
  expect(copCheckAfter(notStarted, answer)).toBe(notStarted);
  const sameAgain: CopCheck = { status: 'loading', details: payeeDetails() };
  expect(copCheckAfter(sameAgain, answer)).toBe(sameAgain);
});

it('checks again with what is on record, from a failure', () => {
  const updated = payeeDetails({ name: 'Tom Ashdown' });
  const again = copCheckAfter(reported({ matched: 'N', reasonCode: 'MBAM' }), { type: 'begun', details: updated });
  expect(again).toEqual({ status: 'loading', details: updated });
});

it('hands nothing on before it has passed', () => {
  for (const check of [notStarted, loading, reported({ matched: 'N' }), reported({ matched: 'A' })]) {
    expect(readyPayee(check)).toBeUndefined();
  }
});

it('hands a report that passed on as it came', () => {
  const own = report({ matched: 'A', selectionStatus: 'Y', enabled: false });
  expect(readyPayee({ status: 'SUCCESS', details, report: own })).toEqual({ ...details, report: own });
});

it.each([
  ['says no for whoever went on after a no', { matched: 'N', reasonCode: 'ANNM' }, { selectionStatus: 'N' }],
  ['carries no selection where nothing could be checked', { matched: 'A', reasonCode: 'OPTO' }, {}],
  ['drops a selection that came with what could not be checked', { matched: 'A', selectionStatus: 'N' }, {}],
] as const)('%s', (_, more, selection) => {
  const ready = readyPayee(copCheckAfter(reported(more), { type: 'bypassed' }));
  const { selectionStatus: _dropped, ...rest } = report(more);
  expect(ready?.report).toEqual({ ...rest, ...selection });
  expect(ready).not.toHaveProperty('report.selectionStatus', 'Y');
});

it('never has a payee ready that no report allows, whatever happens in whatever order', () => {
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
