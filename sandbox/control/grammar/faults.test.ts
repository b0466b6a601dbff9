import { expect, it } from 'vitest';
import { FaultPlan, isFaultKind, noFaultKind, type PlannedFault, printFault } from './faults.ts';

function planWith(seed: number, ...faults: PlannedFault[]): FaultPlan {
  const plan = new FaultPlan(seed);
  for (const fault of faults) plan.add(fault);
  return plan;
}

function calls(plan: FaultPlan, count: number) {
  return Array.from({ length: count }, () => plan.next('listAccounts'));
}

it('fails every call of an operation, or only the given one', () => {
  const plan = planWith(
    1,
    { operationId: 'listAccounts', kind: '500' },
    { operationId: 'signIn', kind: 'timeout', only: 2 },
  );
  expect(calls(plan, 3)).toEqual(['500', '500', '500']);
  expect([plan.next('signIn'), plan.next('signIn'), plan.next('signIn')]).toEqual([undefined, 'timeout', undefined]);
  expect(plan.next('getProfile')).toBeUndefined();
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
    met.push(plan.next('confirmPayment'));
    if (isAccepted) plan.countAccepted('confirmPayment');
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
  expect(isFaultKind(kind)).toBe(isKind);
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
  expect(new FaultPlan(1, JSON.parse(JSON.stringify(plan.state()))).next('listAccounts')).toBe('500');
});

it('clears the faults of one operation, or all of them', () => {
  const plan = planWith(1, { operationId: 'listAccounts', kind: '500' }, { operationId: 'signIn', kind: 'timeout' });
  plan.clear('listAccounts');
  expect(plan.all.map(printFault)).toEqual(['signIn@timeout']);
  plan.clear();
  expect(plan.all).toEqual([]);
});
