import { expect, it } from 'vitest';
import { FaultPlan, type PlannedFault, printFault } from './faults.ts';

function planWith(seed: number, ...faults: PlannedFault[]): FaultPlan {
  const plan = new FaultPlan(seed);
  for (const fault of faults) plan.add(fault);
  return plan;
}

function calls(plan: FaultPlan, count: number) {
  return Array.from({ length: count }, () => plan.next('listAccounts'));
}

it('fails every call, or that call only, of that operation only', () => {
  const plan = planWith(
    1,
    { operationId: 'listAccounts', kind: '500' },
    { operationId: 'signIn', kind: 'timeout', only: 2 },
  );
  expect(calls(plan, 3)).toEqual(['500', '500', '500']);
  expect([plan.next('signIn'), plan.next('signIn'), plan.next('signIn')]).toEqual([undefined, 'timeout', undefined]);
  expect(plan.next('getProfile')).toBeUndefined();
});

it('lets the first plan that applies decide', () => {
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

it('goes on counting where it was stored', () => {
  const plan = planWith(1, { operationId: 'listAccounts', kind: '500', only: 3 });
  calls(plan, 2);
  expect(new FaultPlan(1, JSON.parse(JSON.stringify(plan.state()))).next('listAccounts')).toBe('500');
});

it('forgets the failures of one operation, or all', () => {
  const plan = planWith(1, { operationId: 'listAccounts', kind: '500' }, { operationId: 'signIn', kind: 'timeout' });
  plan.clear('listAccounts');
  expect(plan.all.map(printFault)).toEqual(['signIn@timeout']);
  plan.clear();
  expect(plan.all).toEqual([]);
});
