import { expect, it } from 'vitest';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import type { Decision } from '#src/api/approvals/approval-calls.ts';
import { authorisationsApi } from '#src/api/approvals/authorisations.ts';
import { decide } from '#src/api/approvals/decide.ts';
import { shownError } from '#src/api/messages/bank-error.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { loggedIn } from '#tests/customers/open-bank.ts';
import { answerEveryChallenge, openPayingCustomer, rightCode, type Store } from '#tests/customers/paying-customer.ts';
import { later, underFault } from './under-fault.ts';

/**
 * Authorising and declining with every fault on every response. A decision counts once or not at all, the app reports
 * which, and money moves only with an authorisation that counts.
 */

const party = false;
const uncached = { forceRefetch: true, subscribe: false } as const;
const { listWaitingApprovals, listDecidedApprovals } = authorisationsApi.endpoints;
const sum = 1240_00;

/** The approver, with the payment of £1,240.00 that waits. */
async function openApprover() {
  const customer = await openPayingCustomer('approver');
  await customer.sandbox.control.setSwitches({ otp: rightCode });
  const store = await customer.openPage();
  answerEveryChallenge(store);
  const item = (await waitingIn(store)).find(({ amount }) => amount?.minor === sum);
  if (item === undefined) throw new Error('No payment waits.');
  return {
    ...customer,
    store,
    act: (decision: Decision) => store.dispatch(decide(decision, { party, item, confirms: 'authorise it' })),
    isWaiting: async () => (await waitingIn(store)).some(({ id }) => id === item.id),
    statusNow: async () => {
      const { data } = await store.dispatch(listDecidedApprovals.initiate({ party }, uncached));
      return data?.items.find(({ id }) => id === item.id)?.status;
    },
  };
}

async function waitingIn(store: Store) {
  const asked = store.dispatch(listWaitingApprovals.initiate({ party, discriminator: 'ACCOUNT_FINANCIAL' }, uncached));
  return (await asked).data?.items ?? [];
}

/** Whether the bank did it, by fault. */
const faults = {
  'lost-answer': true,
  empty: true,
  malformed: true,
  nonsense: true,
  'no-nonce': true,
  timeout: false,
  offline: false,
  '429': false,
  '500': false,
  '403': false,
  'code=DIGX_CZ_NONCE_01': false,
} as const satisfies Partial<Record<FaultKind, boolean>>;

const decisions = [
  ['approve', 'approveTransaction', 'authorised', sum, 2],
  ['decline', 'rejectTransaction', 'declined', 0, 1],
] as const;

it.each(
  decisions.flatMap((decision) =>
    (Object.keys(faults) as (keyof typeof faults)[]).map((kind) => [...decision, kind] as const),
  ),
)(
  'to %s counts once in the end when %s meets a fault: %s, %i pence, answer %i, %s',
  async (decision, operationId, status, moved, answer, kind) => {
    const { sandbox, act, statusNow, isWaiting, moneyLeft, callCount } = await openApprover();
    // To authorise, the bank first asks for a code.
    const first = await underFault(sandbox, operationId, kind, () => act(decision), answer);
    const isDone = faults[kind];
    if (isDone) expect(first).toMatchObject({ outcome: 'decided', item: { status, isActionable: false } });
    else expect(first.outcome).toBe(kind === '403' ? 'refused' : 'unknown');
    expect([await isWaiting(), await moneyLeft()]).toEqual([!isDone, isDone ? moved : 0]);
    const sent = await callCount(operationId);
    if (first.outcome === 'unknown') {
      // It may still arrive, so it is not sent again at once.
      expect(await act(decision)).toMatchObject({ outcome: 'unknown' });
      expect(await callCount(operationId)).toBe(sent);
      later(6);
    }
    if (!isDone) expect(await act(decision)).toMatchObject({ outcome: 'decided', item: { status } });
    expect([await statusNow(), await moneyLeft()]).toEqual([status, moved]);
    expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
  },
);

it.each(Object.keys(faults) as (keyof typeof faults)[])('lists everything again after %s', async (kind) => {
  const { sandbox, store } = await openApprover();
  const ask = () =>
    store.dispatch(listWaitingApprovals.initiate({ party, discriminator: 'ACCOUNT_FINANCIAL' }, uncached));
  const before = (await ask()).data?.items.length;
  const { data, error } = await underFault(sandbox, 'listApprovals', kind, async () => ask());
  // Nothing unreadable is shown as an item, and a list that failed is no empty list.
  if (error === undefined) expect([before, 0]).toContain(data?.items.length);
  else expect(shownError(error)?.message).toMatch(/\S/);
  expect((await ask()).data?.items).toHaveLength(before ?? 0);
});

it('finds an authorisation that arrives late and does not send it again', async () => {
  const { sandbox, act, moneyLeft, callCount } = await openApprover();
  const first = await underFault(sandbox, 'approveTransaction', 'late=5', () => act('approve'), 1);
  expect([first.outcome, await moneyLeft()]).toEqual(['unknown', 0]);
  await sandbox.control.advanceClock('PT5S');
  const sent = await callCount('approveTransaction');
  expect(await act('approve')).toMatchObject({ outcome: 'decided', item: { status: 'authorised' } });
  expect([await callCount('approveTransaction'), await moneyLeft()]).toEqual([sent, sum]);
});

it('reports an unknown outcome when the look-up fails too, and finds it the next time', async () => {
  const { sandbox, act, moneyLeft } = await openApprover();
  await sandbox.control.addFault({ operationId: 'listApprovals', kind: '500' });
  const first = await underFault(sandbox, 'approveTransaction', 'lost-answer', () => act('approve'), 2);
  expect(first).toMatchObject({
    outcome: 'unknown',
    error: { message: expect.stringContaining('not been sent again') },
  });
  expect(await act('approve')).toMatchObject({ outcome: 'decided', item: { status: 'authorised' } });
  expect(await moneyLeft()).toBe(sum);
});

it.each([
  ['approve', 'decline'],
  ['approve', 'approve'],
  ['decline', 'decline'],
] as const)('counts one of two decisions at the same moment, and shows both which: %s and %s', async (...given) => {
  const [decision, others] = given;
  const one = await openApprover();
  const other = await secondApproverOf(one.sandbox);
  const outcomes = await Promise.all([one.act(decision), other.act(others)]);
  const counted = given.filter((_, index) => outcomes[index]?.outcome === 'decided');
  expect(counted).toHaveLength(1);
  const [status, moved] = counted[0] === 'approve' ? ['authorised', sum] : ['declined', 0];
  expect(outcomes).toContainEqual(
    expect.objectContaining({ outcome: 'refused', error: expect.objectContaining({ code: 'DIGX_CZ_APPROVAL_02' }) }),
  );
  for (const outcome of outcomes) expect(outcome).toMatchObject({ item: { status, isActionable: false } });
  expect([await one.statusNow(), await one.moneyLeft()]).toEqual([status, moved]);
  expect(await one.sandbox.control.invariants()).toMatchObject({ hold: true });
});

async function secondApproverOf(sandbox: Awaited<ReturnType<typeof openPayingCustomer>>['sandbox']) {
  const { store } = await signedInStore(await loggedIn(sandbox, 'second-approver'));
  answerEveryChallenge(store);
  const item = (await waitingIn(store)).find(({ amount }) => amount?.minor === sum);
  if (item === undefined) throw new Error('No payment waits.');
  return { act: (decision: Decision) => store.dispatch(decide(decision, { party, item, confirms: 'it' })) };
}
