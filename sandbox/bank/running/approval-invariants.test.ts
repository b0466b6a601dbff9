import { expect, it } from 'vitest';
import { approversOf } from '#sandbox/bank/decisions/approvers.fixture.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import { payerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { brokenInApprovals } from './approval-invariants.ts';

const at = '2026-03-02T10:00:00.000Z' as ApprovalRecord['madeAt'];

it.each<[string, Partial<ApprovalRecord>, string[]]>([
  ['released by nobody', { state: 'approved' }, ['approvals-follow-decisions', 'orders-wait-for-approval']],
  [
    'released by its maker',
    { state: 'approved', decisions: [{ userId: 'nell', at, decision: 'approved' }] },
    ['authorisers-are-others', 'orders-wait-for-approval'],
  ],
  ['declined by nobody', { state: 'rejected' }, ['approvals-follow-decisions', 'orders-wait-for-approval']],
])('catches an approval %s', async (_, over, invariants) => {
  const payer = await payerActions({ mandate: 'one-other' });
  await payer.pay();
  const [approval] = payer.bank.records.all('approvals');
  if (approval === undefined) throw new Error('One waits.');
  expect(brokenInApprovals(payer.bank)).toEqual([]);
  await commit(payer.bank, [{ change: 'update', of: 'approvals', record: { ...approval, ...over } }]);
  expect(brokenInApprovals(payer.bank).map(({ invariant }) => invariant)).toEqual(invariants);
});

it('finds nothing wrong with what was authorised by two others', async () => {
  const payer = await payerActions({ mandate: 'two-others' });
  const { approve } = approversOf(payer);
  await payer.pay();
  await approve('tom');
  await approve('ada-b');
  expect(brokenInApprovals(payer.bank)).toEqual([]);
});
