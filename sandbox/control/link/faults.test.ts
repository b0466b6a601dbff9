import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { printFault } from './fault-text.ts';
import { type FaultMatch, FaultPlan, isPlannedKind, noFaultKind, type PlannedFault } from './faults.ts';
import { refusalCodes, refusalMeaning } from './refusal-codes.ts';

const always = () => true;
const now = '2026-03-02T10:00:00.000Z' as Instant;

function planWith(seed: number, ...faults: PlannedFault[]): FaultPlan {
  const plan = new FaultPlan(seed);
  for (const fault of faults) plan.add(fault);
  return plan;
}

function calls(plan: FaultPlan, count: number) {
  return Array.from({ length: count }, () => plan.next('listAccounts', always));
}

it('fails every call of an operation, or only the given one', () => {
  const plan = planWith(
    1,
    { operationId: 'listAccounts', kind: '500' },
    { operationId: 'signIn', kind: 'timeout', only: 2 },
  );
  expect(calls(plan, 3)).toEqual(['500', '500', '500']);
  expect([plan.next('signIn', always), plan.next('signIn', always), plan.next('signIn', always)]).toEqual([
    undefined,
    'timeout',
    undefined,
  ]);
  expect(plan.next('getProfile', always)).toBeUndefined();
});

it('uses the first plan that applies', () => {
  const plan = planWith(
    1,
    { operationId: 'listAccounts', kind: 'empty', only: 2 },
    { operationId: 'listAccounts', kind: '503' },
  );
  expect(calls(plan, 3)).toEqual(['503', 'empty', '503']);
});

it('fails a share of the calls, the same ones for the same seed', () => {
  const share: PlannedFault = { operationId: 'listAccounts', kind: '500', share: 25 };
  const failed = calls(planWith(7, share), 1000);
  expect(failed.filter((kind) => kind === '500').length).toBeGreaterThan(200);
  expect(failed.filter((kind) => kind === '500').length).toBeLessThan(300);
  expect(calls(planWith(7, share), 1000)).toEqual(failed);
  expect(calls(planWith(8, share), 1000)).not.toEqual(failed);
  expect(calls(planWith(7, { ...share, share: 100 }), 50)).toEqual(Array(50).fill('500'));
});

it('counts accepted calls for `late`, and every call for other faults', () => {
  const plan = planWith(
    1,
    { operationId: 'confirmPayment', kind: 'late=5', only: 2 },
    { operationId: 'confirmPayment', kind: '500', only: 4 },
  );
  const met: unknown[] = [];
  for (const isAccepted of [false, true, false, true, false, true]) {
    met.push(plan.next('confirmPayment', always));
    if (isAccepted) plan.countAccepted();
  }
  // The third call is only asked for a code, so the fourth is the second to be accepted.
  expect(met).toEqual([undefined, undefined, 'late=5', 'late=5', undefined, undefined]);
  expect(new FaultPlan(1, plan.state()).state()).toEqual(plan.state());
});

it.each([
  ['late=1', true],
  ['late=3600', true],
  ['late=0', false],
  ['late=3601', false],
  ['late=9999', false],
  ['late=1.5', false],
  ['late=05', false],
  ['late=', false],
  ['late', false],
])('%s is a kind of fault: %s', (kind, isKind) => {
  expect(isPlannedKind(kind)).toBe(isKind);
  if (!isKind) {
    expect(noFaultKind(kind)).toEqual({
      reason: `"${kind}" is no delay: the bank can be 1 to 3600 whole seconds late.`,
      allowed: ['late=1', 'late=3600'],
    });
  }
});

it('continues its stored count', () => {
  const plan = planWith(1, { operationId: 'listAccounts', kind: '500', only: 3 });
  calls(plan, 2);
  expect(new FaultPlan(1, JSON.parse(JSON.stringify(plan.state()))).next('listAccounts', always)).toBe('500');
});

it('clears the faults of one operation, or all of them', () => {
  const plan = planWith(1, { operationId: 'listAccounts', kind: '500' }, { operationId: 'signIn', kind: 'timeout' });
  plan.clear(({ operationId }) => operationId !== 'listAccounts');
  expect(plan.all.map(printFault)).toEqual(['signIn@timeout']);
  plan.clear();
  expect(plan.all).toEqual([]);
});

it('counts only the calls that a fault is about, and says when it is used up', () => {
  const plan = planWith(1, { operationId: 'createPayment', kind: '500', only: 2, match: { amount: '13' } });
  const call = (amount: string) => plan.next('createPayment', (match: FaultMatch) => match.amount === amount);
  expect([call('13'), call('12'), call('12')]).toEqual([undefined, undefined, undefined]);
  expect(plan.all).toMatchObject([{ calls: 1, fired: 0, used: false }]);
  expect(call('13')).toBe('500');
  plan.endCall(now, true);
  expect(plan.all).toMatchObject([{ calls: 2, fired: 1, used: true, lastFiredAt: '2026-03-02T10:00:00.000Z' }]);
  expect(call('13')).toBeUndefined();
});

it('adds delays up, beside the failure that applies', () => {
  const plan = planWith(
    1,
    { operationId: 'listAccounts', kind: 'delay=2000' },
    { operationId: 'listAccounts', kind: 'delay=500', only: 2 },
    { operationId: 'listAccounts', kind: '503', only: 2 },
  );
  const met = [1, 2, 3].map(() => {
    const kind = plan.next('listAccounts', always);
    plan.endCall(now, kind !== undefined);
    return [kind, plan.delayMs];
  });
  expect(met).toEqual([
    [undefined, 2000],
    ['503', 2500],
    [undefined, 2000],
  ]);
  expect(plan.all.map(({ fired }) => fired)).toEqual([3, 1, 1]);
  plan.beginCall();
  expect(plan.delayMs).toBe(0);
});

it('knows the meaning of every code it may refuse with, and no other code', () => {
  for (const code of refusalCodes) {
    expect(isPlannedKind(`code=${code}`)).toBe(true);
    expect(refusalMeaning(code)).toMatch(/^[A-Z].*\.$/);
  }
  expect(isPlannedKind('code=DIGX_XYZ_1')).toBe(true);
  expect(noFaultKind('code=DIGX_PY_9999')).toMatchObject({
    reason: 'The bank has no refusal code "DIGX_PY_9999".',
    allowed: expect.arrayContaining(['DIGX_PY_0134']),
  });
  expect([isPlannedKind('code=DIGX_PY_9999'), isPlannedKind('delay=0'), isPlannedKind('delay=600001')]).toEqual([
    false,
    false,
    false,
  ]);
});
