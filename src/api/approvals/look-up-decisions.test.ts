import { expect, it } from 'vitest';
import { openNotes } from '#src/api/orders/form-note.ts';
import { leaveNote, passed } from '#src/api/orders/left-note.fixture.ts';
import { confirmAgainAfterMs } from '#src/api/orders/order.ts';
import { good, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { decisionMark } from './decision-marks.ts';
import { lookUpDecisions } from './look-up-decisions.ts';

const item = {
  transactionName: 'PC_F_DOM',
  reference: 'PB2606100041',
  created: '2026-03-02T09:12:40.000Z' as Instant,
};
const listed = (status: string, actionable = false) => ({
  transactionId: 'OF-THIS-SESSION',
  transactionName: 'PC_F_DOM',
  partyId: '41D0',
  referenceNumber: 'PB2606100041',
  creationDate: '2026-03-02T09:12:40Z',
  approvalDetails: { status, actionable },
});

interface Lists {
  readonly decided: readonly object[];
  readonly waiting?: readonly object[];
}

async function look(kind: 'approval' | 'decline', { decided, waiting = [] }: Lists) {
  leaveNote(kind, await decisionMark(item));
  const bank = scriptedBank({
    'GET /v1/transactions': ({ url }) =>
      good({ transactionDTOs: url.includes('view=approved') ? decided : url.includes('BULK_FILE') ? waiting : [] }),
  });
  const { store } = await signedInStore(bank.fetch);
  const again = async () => {
    await store.dispatch(lookUpDecisions(openNotes()));
    return openNotes()[0]?.result;
  };
  return { again, readCount: () => bank.calls().filter((call) => call === 'GET /v1/transactions').length };
}

it.each([
  ['approval', 'APPROVED', 'made'],
  ['approval', 'SEMI_APPROVED', 'made'],
  ['approval', 'REJECTED', 'not-made'],
  ['approval', 'EXPIRED', 'not-made'],
  ['approval', 'SOMETHING_NEW', undefined],
  ['decline', 'REJECTED', 'made'],
  ['decline', 'APPROVED', 'not-made'],
  ['decline', 'EXPIRED', 'not-made'],
] as const)('says of an %s whose item is now %s that it was %s', async (kind, status, result) => {
  const { again } = await look(kind, { decided: [listed(status)] });
  expect(await again()).toBe(result);
});

it('reads what waits only once the decision cannot arrive any more, and then says that it was not made', async () => {
  const { again, readCount } = await look('approval', { decided: [], waiting: [listed('PENDING_APPROVAL', true)] });
  expect([await again(), readCount()]).toEqual([undefined, 1]);
  passed(confirmAgainAfterMs + 1_000);
  expect([await again(), readCount()]).toEqual(['not-made', 6]);
});

it.each([
  ['in neither list', []],
  ['not to be decided by this customer', [listed('SEMI_APPROVED', false)]],
])('says nothing of an item that is %s', async (_, waiting) => {
  const { again } = await look('decline', { decided: [], waiting });
  passed(10 * confirmAgainAfterMs);
  expect(await again()).toBeUndefined();
});
