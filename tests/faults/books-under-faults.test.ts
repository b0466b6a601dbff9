import { beforeEach, expect, it, vi } from 'vitest';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import type { Account } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { activitiesAsked } from '#src/api/activity/activities.ts';
import { type BookKind, notedAs } from '#src/api/cheques/book-marks.ts';
import { type BookOrder, bookTypes, createBookOrder } from '#src/api/cheques/book-order.ts';
import { lookUpBooks, sameBookInDoubt } from '#src/api/cheques/look-up-books.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { createFormNote, openNotes } from '#src/api/orders/form-note.ts';
import { readNotes } from '#src/api/orders/ledger.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { loggedIn, openBank } from '#tests/customers/open-bank.ts';
import { underFault } from './under-fault.ts';

/** A book is ordered once or not at all, whatever happens to the answer, and the app says which or that it does not know. */

const party = false;
const operations = { cheque: 'orderChequeBook', 'pay-in': 'orderPayInBook' } as const;
const today = calendarDay('2026-03-02');

beforeEach(() => {
  vi.spyOn(clock, 'businessNow').mockReturnValue('2026-03-02T09:30:00.000Z' as Instant);
});

async function openBooks(persona = 'private-customer') {
  const sandbox = await openBank();
  const { store } = await signedInStore(await loggedIn(sandbox, persona));
  const { data } = await store.dispatch(accountsApi.endpoints.listAccounts.initiate({ party }));
  const [account, other] = (data?.accounts ?? []).filter(({ kind }) => kind === 'CA' || kind === 'RA') as Account[];
  if (account === undefined) throw new Error(`${persona} has no current account.`);
  return {
    sandbox,
    store,
    account,
    other: other ?? account,
    order: (kind: BookKind, of: Account = account): BookOrder =>
      store.dispatch(createBookOrder({ party, kind, account: of })),
    async ordered(kind: BookKind): Promise<number> {
      const asked = { party, type: bookTypes[kind], from: today, to: today } as const;
      const answer = await store.dispatch(activitiesAsked(asked, new AbortController().signal));
      return 'data' in answer ? answer.data.items.length : Number.NaN;
    },
  };
}

it.each(['cheque', 'pay-in'] as const)('orders a %s book once, however often it is confirmed', async (kind) => {
  const { order, ordered } = await openBooks();
  const one = order(kind);
  const outcomes = await Promise.all([one.confirm(), one.confirm()]);
  expect(outcomes).toEqual([outcomes[0], outcomes[0]]);
  expect(await one.confirm()).toMatchObject({ outcome: 'ordered', needsAuthoriser: false });
  expect(await ordered(kind)).toBe(1);
  expect(readNotes()).toEqual([]);
});

it('says that another must authorise the order', async () => {
  const { order } = await openBooks('maker');
  expect(await order('cheque').confirm()).toMatchObject({ outcome: 'ordered', needsAuthoriser: true });
});

/** Whether the bank did it, and what the app says. */
const faults = {
  'lost-answer': [1, 'ordered'],
  empty: [1, 'ordered'],
  malformed: [1, 'ordered'],
  nonsense: [1, 'ordered'],
  'no-nonce': [1, 'ordered'],
  timeout: [0, 'unknown'],
  offline: [0, 'unknown'],
  '429': [0, 'unknown'],
  '500': [0, 'unknown'],
  '503': [0, 'unknown'],
  'code=DIGX_CZ_NONCE_01': [0, 'unknown'],
  '403': [0, 'refused'],
  'code=DIGX_AP_0012': [0, 'refused'],
  'code=DIGX_AP_0013': [0, 'refused'],
} as const satisfies Partial<Record<FaultKind, readonly [number, string]>>;

it.each(
  (['cheque', 'pay-in'] as const).flatMap((kind) =>
    (Object.keys(faults) as (keyof typeof faults)[]).map((fault) => [kind, fault] as const),
  ),
)('a %s book under %s', async (kind, fault) => {
  const { sandbox, order, ordered } = await openBooks();
  const [count, outcome] = faults[fault];
  const one = order(kind);
  const first = await underFault(sandbox, operations[kind], fault, one.confirm, 1);
  expect(first).toMatchObject({ outcome });
  expect(await ordered(kind)).toBe(count);
  expect(readNotes().map((note) => note.kind)).toEqual(outcome === 'unknown' ? [notedAs[kind]] : []);
  if (outcome !== 'unknown') return;
  // Asked again, the bank is only asked: nothing is sent twice.
  expect(await one.confirm()).toMatchObject({ outcome: 'unknown' });
  expect(await ordered(kind)).toBe(0);
});

it('finds an order that the bank carried out late', async () => {
  const { sandbox, order, ordered } = await openBooks();
  const one = order('cheque');
  expect(await underFault(sandbox, 'orderChequeBook', 'late=5', one.confirm, 1)).toMatchObject({ outcome: 'unknown' });
  expect(readNotes()).toHaveLength(1);
  await sandbox.control.advanceClock('PT5S');
  expect(await one.confirm()).toMatchObject({ outcome: 'ordered', referenceNumber: expect.stringMatching(/^CB/) });
  expect(await ordered('cheque')).toBe(1);
  expect(readNotes()).toEqual([]);
});

it('does not mistake an earlier order for a lost one', async () => {
  const { sandbox, order, ordered } = await openBooks();
  await order('cheque').confirm();
  const second = order('cheque');
  expect(await underFault(sandbox, 'orderChequeBook', 'timeout', second.confirm, 1)).toMatchObject({
    outcome: 'unknown',
  });
  expect(await ordered('cheque')).toBe(1);
});

it.each(['cheque', 'pay-in'] as const)('does not claim the %s book that another tab ordered', async (kind) => {
  const { sandbox, order, ordered } = await openBooks();
  const [first, second] = [order(kind), order(kind)];
  expect(await underFault(sandbox, operations[kind], 'timeout', first.confirm, 1)).toMatchObject({
    outcome: 'unknown',
  });
  expect(await second.confirm()).toMatchObject({ outcome: 'ordered' });
  expect(await first.confirm()).toMatchObject({ outcome: 'unknown' });
  expect(await ordered(kind)).toBe(1);
});

it('finds for one of two lost orders the only book that there is', async () => {
  const { sandbox, order } = await openBooks();
  const [first, second] = [order('cheque'), order('cheque')];
  await underFault(sandbox, 'orderChequeBook', 'timeout', first.confirm, 1);
  await underFault(sandbox, 'orderChequeBook', 'late=5', second.confirm, 1);
  await sandbox.control.advanceClock('PT5S');
  const outcomes = [await first.confirm(), await second.confirm()].map(({ outcome }) => outcome);
  expect(outcomes.sort()).toEqual(['ordered', 'unknown']);
});

it('resolves the note of an order left behind by the next order for its account, and by no other', async () => {
  const { sandbox, store, order, account, other } = await openBooks('racing-owner');
  const note = createFormNote('cheque-book');
  const lost = store.dispatch(createBookOrder({ party, kind: 'cheque', account }, note));
  await underFault(sandbox, 'orderChequeBook', 'late=30', lost.confirm, 1);
  note.left();
  expect(await sameBookInDoubt('cheque', account.accountNumber)).toHaveLength(1);
  expect(await sameBookInDoubt('cheque', other.accountNumber)).toEqual([]);
  expect(await sameBookInDoubt('pay-in', account.accountNumber)).toEqual([]);

  await order('cheque', other).confirm();
  await store.dispatch(lookUpBooks(openNotes()));
  expect(openNotes()[0]?.result).toBeUndefined();
  await sandbox.control.advanceClock('PT30S');
  await store.dispatch(lookUpBooks(openNotes()));
  expect(openNotes()).toMatchObject([{ kind: 'cheque-book', result: 'made' }]);
});

it('sends nothing when it cannot find out first what is on file', async () => {
  const { sandbox, order, ordered } = await openBooks();
  const refused = await underFault(sandbox, 'listActivities', '500', order('cheque').confirm, 1);
  expect(refused).toMatchObject({ outcome: 'refused' });
  expect(await ordered('cheque')).toBe(0);
});
