import { expect, it } from 'vitest';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import { checkPayeeName } from '#src/api/cop/cop-check.ts';
import { shownError } from '#src/api/messages/bank-error.ts';
import { isOutcomeUnknown } from '#src/api/orders/outcome-unknown.ts';
import { addPayee, type PayeeDraft } from '#src/api/payees/add-payee.ts';
import { lookUpSortCode } from '#src/api/payees/bank-of-sort-code.ts';
import { changePayee } from '#src/api/payees/change-payee.ts';
import { payeesApi } from '#src/api/payees/payees.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { answerEveryChallenge, openPayingCustomer, rightCode, type Store } from '#tests/customers/paying-customer.ts';
import { later, underFault } from './under-fault.ts';

/**
 * Adding, changing and deleting a payee with every fault on every response. Each is done completely or not at all, the app
 * reports which, and a retry leaves the payee once.
 */

const party = false;
const { signal } = new AbortController();

const details = {
  accountNumber: '20418836',
  sortCode: '601122',
  accountName: 'Ashdown Feed & Forage',
  accountType: 'Business',
  reference: 'Account 4417',
} as const;

/** A customer who has checked a new payee. */
async function openPayees() {
  const customer = await openPayingCustomer();
  await customer.sandbox.control.setSwitches({ otp: rightCode });
  const store = await customer.openPage();
  answerEveryChallenge(store);
  const before = (await customer.payees()).length;
  return {
    ...customer,
    store,
    draft: await checked(store, details.reference),
    added: async () => (await customer.payees()).length - before,
    found: async () => (await customer.payees()).filter(({ title }) => title === details.accountName),
  };
}

async function checked(store: Store, reference: string): Promise<PayeeDraft> {
  const answer = await store.dispatch(checkPayeeName({ party, ...details, reference }, signal));
  if ('error' in answer) throw new Error(answer.error.message);
  const { accountName: name, ...rest } = details;
  return { party, ...rest, reference, name, bankName: 'Tannery Bank', report: answer.data };
}

/** Whether the bank did it, by fault. */
const faults = {
  'lost-answer': true,
  empty: true,
  malformed: true,
  'no-nonce': true,
  timeout: false,
  offline: false,
  '500': false,
  '403': false,
  'code=DIGX_CZ_NONCE_01': false,
} as const satisfies Partial<Record<FaultKind, boolean>>;

const kinds = Object.keys(faults) as (keyof typeof faults)[];

it.each(
  (['createPayeeGroup', 'createPayee', 'verifyPayee', 'confirmPayee'] as const).flatMap((operationId) =>
    kinds.map((kind) => [operationId, kind] as const),
  ),
)('a payee is added once in the end when %s meets %s', async (operationId, kind) => {
  const { store, sandbox, draft, found, added } = await openPayees();
  const add = () => store.dispatch(addPayee(draft, signal));
  // The bank asks for a code at the first request.
  const first = await underFault(sandbox, operationId, kind, add, operationId === 'confirmPayee' ? 2 : 1);
  const isDone = kind === 'no-nonce' || (operationId === 'confirmPayee' && faults[kind]);
  // A confirmation that the list does not show yet may still arrive.
  const isUnknown = operationId === 'confirmPayee' && !isDone && kind !== '403';
  expect(first).toMatchObject(isDone ? { outcome: 'created' } : { outcome: 'failed', isOutcomeUnknown: isUnknown });
  expect(await added()).toBe(isDone ? 1 : 0);
  if (isUnknown) {
    expect(await add()).toMatchObject({ outcome: 'failed', isOutcomeUnknown: true });
    later(6);
  }

  if (!isDone) expect(await add()).toMatchObject({ outcome: 'created', referenceNumber: expect.any(String) });
  expect([await added(), (await found()).map(({ isActive }) => isActive)]).toEqual([1, [true]]);
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
});

it('finds a payee that the bank adds late and does not confirm it again', async () => {
  const { store, sandbox, draft, added, callCount } = await openPayees();
  const add = () => store.dispatch(addPayee(draft, signal));
  const first = await underFault(sandbox, 'confirmPayee', 'late=5', add, 1);
  expect(first).toMatchObject({ outcome: 'failed', isOutcomeUnknown: true });
  expect(await added()).toBe(0);
  await sandbox.control.advanceClock('PT5S');
  const sent = await callCount('confirmPayee');
  later(6);
  expect(await add()).toMatchObject({ outcome: 'created' });
  expect([await callCount('confirmPayee'), await added()]).toEqual([sent, 1]);
});

it('reports an unknown outcome when the list fails too, and finds the payee the next time', async () => {
  const { store, sandbox, draft, added, callCount } = await openPayees();
  const add = () => store.dispatch(addPayee(draft, signal));
  await sandbox.control.addFault({ operationId: 'listPayeeGroups', kind: '500' });
  expect(await underFault(sandbox, 'confirmPayee', 'lost-answer', add, 2)).toMatchObject({
    outcome: 'failed',
    isOutcomeUnknown: true,
  });
  const sent = await callCount('confirmPayee');
  expect(await add()).toMatchObject({ outcome: 'created' });
  expect([await callCount('confirmPayee'), await added()]).toEqual([sent, 1]);
});

it.each(
  (['amendPayee', 'confirmPayee'] as const).flatMap((operationId) => kinds.map((kind) => [operationId, kind] as const)),
)('a change to a payee is made completely or not at all when %s meets %s', async (operationId, kind) => {
  const { store, sandbox, draft, found, added } = await openPayees();
  await store.dispatch(addPayee(draft, signal));
  const [payee] = await found();
  if (payee === undefined) throw new Error('The payee was not added.');
  const other = { ...(await checked(store, 'Account 9')), payeeDescription: 'Hay and straw' };
  const change = () => store.dispatch(changePayee(payee, other, signal));

  const first = await underFault(sandbox, operationId, kind, change, operationId === 'amendPayee' ? 2 : 1);
  const isDone = kind === 'no-nonce' || (operationId === 'confirmPayee' && faults[kind]);
  const isUnknown = operationId === 'confirmPayee' && !isDone && kind !== '403';
  expect(first).toMatchObject(isDone ? { outcome: 'changed' } : { outcome: 'failed', isOutcomeUnknown: isUnknown });
  expect((await found())[0]?.reference).toBe(isDone ? 'Account 9' : details.reference);

  if (isUnknown) later(6);
  if (!isDone) expect(await change()).toMatchObject({ outcome: 'changed' });
  expect(await found()).toMatchObject([{ id: payee.id, reference: 'Account 9', payeeDescription: 'Hay and straw' }]);
  expect(await added()).toBe(1);
});

it.each(kinds)('a deletion that meets %s is made or not, and the list shows which', async (kind) => {
  const { store, sandbox, payees } = await openPayees();
  const { listPayees, deletePayee } = payeesApi.endpoints;
  const onScreen = store.dispatch(listPayees.initiate({ party }));
  const before = (await onScreen).data?.payees ?? [];
  const [payee] = before;
  if (payee === undefined) throw new Error('There is no payee.');
  const remove = async () => shownError((await store.dispatch(deletePayee.initiate({ party, payee }))).error as never);

  const isAnswered = ['no-nonce', '403', 'code=DIGX_CZ_NONCE_01'].includes(kind);
  const error = await underFault(sandbox, 'deletePayee', kind, remove);
  const isKnown = error === undefined || !isOutcomeUnknown(error);
  expect([error === undefined, isKnown]).toEqual([kind === 'no-nonce', isAnswered]);
  const kept = before.length - (faults[kind] ? 1 : 0);
  expect((await payees()).length).toBe(kept);
  await soon(() => {
    const { data } = listPayees.select({ party })(store.getState() as never);
    expect(data?.payees.length).toBe(kept);
  });
  onScreen.unsubscribe();
});

it.each(['timeout', '500', 'empty', 'malformed', 'nonsense', 'lost-answer', 'offline'] as const)(
  'has no result for a payee and submits nothing when Confirmation of Payee meets %s',
  async (kind) => {
    const { store, sandbox, callCount } = await openPayees();
    const check = () => store.dispatch(checkPayeeName({ party, ...details }, signal));
    const report = await underFault(sandbox, 'verifyPayeeName', kind, check);
    // Fields of the wrong type must never let a payee pass.
    if (kind === 'nonsense' && 'data' in report) expect(report.data.matched).toBe('A');
    else expect(report).toEqual({ error: expect.anything() });

    const look = () => store.dispatch(lookUpSortCode({ party, sortCode: details.sortCode }, signal));
    expect(await underFault(sandbox, 'getClearingDetails', kind, look)).not.toHaveProperty('data.status', 'known');
    expect(await callCount('createPayeeGroup')).toBe(0);
  },
);
