import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AccountKind } from '#src/api/accounts/account-kinds.ts';
import { shownError } from '#src/api/messages/bank-error.ts';
import { good, refused, scriptedBank, sessionGone } from '#src/api/store/bank.fixture.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { addDays, type CalendarDay, calendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { transactionFloor } from '#src/rules/transaction-windows.ts';
import { runs } from '#tests/runs.ts';
import { answerFrom, lineOf, pendingAnswer, wireTransaction } from './transactions.fixture.ts';
import { type TransactionsArg, transactionsApi, transactionsOfPeriodRead } from './transactions.ts';

const { listTransactions, getLatestTransaction, listPendingTransactions } = transactionsApi.endpoints;
const path = 'GET /cz/v1/accounts/demandDeposit/A1/transactions';
const account = { party: asId<PartyId>('A77B'), accountId: asId<AccountId>('A1'), kind: 'CA' } as const;
const arg: TransactionsArg = { ...account, newest: calendarDay('2026-03-02'), oldest: calendarDay('2022-06-01') };

/** Fourteen months apart. */
const recent = lineOf(2, '2026-02-01');
const longAgo = lineOf(1, '2024-12-01');

type Script = Parameters<typeof scriptedBank>[0];

async function openList(script: Script, question = arg) {
  const bank = scriptedBank(script);
  const { store } = await signedInStore(bank.fetch);
  const first = store.dispatch(listTransactions.initiate(question));
  const asked = () => bank.asked.filter(({ call }) => call.startsWith('GET'));
  return {
    bank,
    store,
    first,
    asked,
    days: () => asked().map(({ url }) => ['fromDate', 'toDate'].map((name) => url.searchParams.get(name))),
    more: () => store.dispatch(listTransactions.initiate(question, { direction: 'forward' })),
  };
}

function references(pages: readonly { readonly transactions: readonly { readonly reference: string }[] }[] = []) {
  return pages.map(({ transactions }) => transactions.map(({ reference }) => reference));
}

it('asks for the first window by its days, for the entity of the question', async () => {
  const { first, asked } = await openList({ [path]: answerFrom([longAgo, recent]) });
  const { data, hasNextPage } = await first;
  expect(data?.pages).toMatchObject([{ from: '2025-09-04', to: '2026-03-02', damagedCount: 0 }]);
  expect([references(data?.pages), hasNextPage]).toEqual([[['PK2']], true]);
  const [only, ...others] = asked();
  expect(others).toEqual([]);
  expect(only?.headers.get('X-Party-Id')).toBe('A77B');
  expect(only?.url.search).toBe('?searchBy=SPD&fromDate=2025-09-04&toDate=2026-03-02&locale=en');
});

it('goes back a window at a time, each ending on the day before the one above it', async () => {
  const { first, more, days } = await openList({ [path]: answerFrom([longAgo, recent]) });
  await first;
  await more();
  const { data, hasNextPage } = await more();
  expect(references(data?.pages)).toEqual([['PK2'], [], ['PK1']]);
  expect(data?.pages[2]).toMatchObject({ from: '2024-09-09', to: '2025-03-07' });
  expect(hasNextPage).toBe(true);
  expect(days()).toEqual([
    ['2025-09-04', '2026-03-02'],
    ['2025-03-08', '2025-09-03'],
    ['2024-09-09', '2025-03-07'],
  ]);
});

it('ends at the oldest day, and asks for none before it', async () => {
  const { first, more, days } = await openList({ [path]: answerFrom([longAgo, recent]) });
  let list = await first;
  while (list.hasNextPage) list = await more();
  expect(list.data?.pages.at(-1)).toMatchObject({ from: '2022-06-01', transactions: [] });
  expect(days()).toHaveLength(8);
  await more();
  expect(days()).toHaveLength(8);
});

it('keeps its pages when a later one fails, and continues from there', async () => {
  const answer = answerFrom([longAgo, recent]);
  const { first, more, days } = await openList({ [path]: [answer, () => refused(500, 'X1'), answer] });
  await first;
  const failed = await more();
  expect(failed.error).toMatchObject({ kind: 'refusal', code: 'X1' });
  expect([references(failed.data?.pages), failed.hasNextPage]).toEqual([[['PK2']], true]);
  const { data, error } = await more();
  expect([references(data?.pages), error]).toEqual([[['PK2'], []], undefined]);
  expect(days()[2]).toEqual(days()[1]);
});

it('begins at the newest page when a list whose first page failed is asked for again', async () => {
  const { first, days } = await openList({ [path]: [() => refused(500, 'X1'), answerFrom([recent])] });
  expect((await first).error).toMatchObject({ code: 'X1' });
  const { data } = await first.refetch();
  expect([references(data?.pages), days().length]).toEqual([[['PK2']], 2]);
});

it('fetches one window, not every earlier one, when a list is refetched', async () => {
  const { first, more, days } = await openList({ [path]: answerFrom([longAgo, recent]) });
  await first;
  await more();
  const before = days().length;
  const { data } = await first.refetch();
  expect([references(data?.pages), days().slice(before)]).toEqual([[['PK2']], [['2025-09-04', '2026-03-02']]]);
});

it('counts the lines of a window that are all damaged', async () => {
  const broken = { ...lineOf(3, '2026-02-02'), transactionType: 'X' };
  const { first } = await openList({ [path]: answerFrom([broken]) });
  const { data } = await first;
  expect([references(data?.pages), data?.pages[0]?.damagedCount]).toEqual([[[]], 1]);
});

it('lets the bank look for the keyword, in every window', async () => {
  const found = wireTransaction({ description: 'Farrier', transactionDate: '2025-04-01T00:00:00' });
  const { first, more, asked } = await openList(
    { [path]: answerFrom([found, recent]) },
    { ...arg, keyword: 'Farrier' },
  );
  await first;
  const { data } = await more();
  expect(data?.pages.map(({ transactions }) => transactions.map(({ title }) => title))).toEqual([[], ['Farrier']]);
  expect(asked().map(({ url }) => url.searchParams.get('description'))).toEqual(['Farrier', 'Farrier']);
});

it('never mixes accounts, entities or searches', async () => {
  const other = 'GET /cz/v1/accounts/demandDeposit/A2/transactions';
  const { store, first, asked } = await openList({
    [path]: answerFrom([recent]),
    [other]: answerFrom([lineOf(9, '2026-02-01')]),
  });
  const questions = [{ accountId: asId<AccountId>('A2') }, { party: false as const }, { keyword: 'none' }];
  const lists = await Promise.all([
    first,
    ...questions.map((changed) => store.dispatch(listTransactions.initiate({ ...arg, ...changed }))),
  ]);
  expect(lists.map(({ data }) => references(data?.pages))).toEqual([[['PK2']], [['PK9']], [['PK2']], [[]]]);
  expect(new Set(asked().map(({ headers }) => headers.get('X-Party-Id')))).toEqual(new Set(['A77B', null]));
});

it('keeps its pages when a step is given up, which is not an error, and takes that step when asked again', async () => {
  const answer = answerFrom([longAgo, recent]);
  const { first, more, asked } = await openList({ [path]: [answer, () => new Promise(() => {}), answer] });
  await first;
  const step = more();
  await soon(() => expect(asked()).toHaveLength(2));
  step.abort();
  const given = await step;
  expect([references(given.data?.pages), shownError(given.error)]).toEqual([[['PK2']], undefined]);
  expect(references((await more()).data?.pages)).toEqual([['PK2'], []]);
});

it('keeps nothing on show when the session ends on the way back', async () => {
  const { first, more, store, days } = await openList({
    [path]: [() => good({ czItems: [] }), () => sessionGone(419)],
  });
  await first;
  await more();
  expect(days()).toHaveLength(2);
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'expired' });
});

it.each<[AccountKind, string, readonly [number, number]]>([
  ['RA', 'demandDeposit', [180, 180]],
  ['NT', 'demandDeposit', [180, 180]],
  ['TD', 'deposit', [30, 365]],
  ['LN', 'loan', [30, 365]],
  ['MO', 'loan', [730, 730]],
])('asks for the transactions of %s by the %s call, in windows of its own', async (kind, place, sizes) => {
  const call = `GET /cz/v1/accounts/${place}/A1/transactions`;
  const { first, more, days } = await openList({ [call]: answerFrom([]) }, { ...arg, kind, oldest: transactionFloor });
  await first;
  await more();
  const lengths = days().map(([from, to]) => daysBetween(calendarDay(from ?? ''), calendarDay(to ?? '')) + 1);
  expect(lengths).toEqual(sizes);
});

it('shows every line once and newest first, whatever the gaps between them', async () => {
  const steps = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 12 });
  const kinds = fc.constantFrom<AccountKind[]>('CA', 'IA');
  await fc.assert(
    fc.asyncProperty(kinds, steps, fc.nat({ max: 500 }), async (kind, gaps, silentDays) => {
      let day: CalendarDay = arg.oldest;
      const booked = gaps.map((gap, place) => {
        day = addDays(day, gap);
        return lineOf(place + 1, day);
      });
      const question = { ...arg, kind, newest: addDays(day, silentDays) };
      const { first, more, days } = await openList({ [path]: answerFrom(booked) }, question);
      let list = await first;
      while (list.hasNextPage) list = await more();
      const newestFirst = booked.map(({ key }) => key.transactionReferenceNumber).reverse();
      expect(references(list.data?.pages).flat()).toEqual(newestFirst);
      expect(days()).toHaveLength(Math.ceil((daysBetween(arg.oldest, question.newest) + 1) / 180));
    }),
    { numRuns: runs(30) },
  );
});

it.each([
  ['the newest line', [recent], 'PK2'],
  ['nothing where there is none', [], undefined],
])('gives %s of an account', async (_name, czItems, reference) => {
  const bank = scriptedBank({ [path]: () => good({ czItems }) });
  const { store } = await signedInStore(bank.fetch);
  const { data } = await store.dispatch(getLatestTransaction.initiate(account));
  expect(data?.latest?.reference).toBe(reference);
  expect(data).toHaveProperty('latest');
  const search = bank.asked.find(({ call }) => call === path)?.url.search;
  expect(search).toBe('?searchBy=LNT&noOfTransactions=1&locale=en');
});

it('does not take a newest line that came broken for an account without any', async () => {
  const broken = { ...recent, amountInAccountCurrency: { currency: 'CHF', amount: 1 } };
  const bank = scriptedBank({ [path]: () => good({ czItems: [broken] }) });
  const { store } = await signedInStore(bank.fetch);
  const { data, error } = await store.dispatch(getLatestTransaction.initiate(account));
  expect([data, error]).toEqual([undefined, expect.objectContaining({ kind: 'fault', fault: 'unreadable' })]);
});

it('gives what is pending', async () => {
  const call = 'GET /cz/v1/accounts/demandDeposit/A1/pendingTransactions';
  const bank = scriptedBank({ [call]: () => good(pendingAnswer) });
  const { store } = await signedInStore(bank.fetch);
  const { party, accountId } = account;
  const { data } = await store.dispatch(listPendingTransactions.initiate({ party, accountId }));
  expect(data?.map(({ title }) => title)).toEqual(['Prize money', 'Feed & hay']);
});

it('says which dates the bank refused', async () => {
  const { first } = await openList({ [path]: () => refused(400, 'DIGX_CZ_DATES_01') });
  const { error } = await first;
  expect(error).toMatchObject({ kind: 'refusal', code: 'DIGX_CZ_DATES_01' });
  expect(error).toHaveProperty('message', expect.stringContaining('dates'));
});

it.each<[AccountKind, string]>([
  ['CA', 'demandDeposit'],
  ['TD', 'deposit'],
  ['MO', 'loan'],
])('reads a whole period of %s in one call, and keeps nothing of it', async (kind, place) => {
  const call = `GET /cz/v1/accounts/${place}/A1/transactions`;
  const bank = scriptedBank({ [call]: answerFrom([longAgo, recent]) });
  const { store } = await signedInStore(bank.fetch);
  const before = store.getState();
  const period = { from: calendarDay('2024-12-01'), to: calendarDay('2026-03-02') };
  const question = { ...account, kind, ...period };
  const outcome = await store.dispatch(transactionsOfPeriodRead(question, new AbortController().signal));
  expect('data' in outcome && references([outcome.data])).toEqual([['PK2', 'PK1']]);
  expect(store.getState()).toBe(before);
  expect(bank.asked.at(-1)?.url.search).toBe('?searchBy=SPD&fromDate=2024-12-01&toDate=2026-03-02&locale=en');
});

it.each([
  ['Farrier', 'Farrier'],
  ['', null],
])('lets the bank look for the keyword “%s” in a period', async (keyword, description) => {
  const bank = scriptedBank({ [path]: answerFrom([recent]) });
  const { store } = await signedInStore(bank.fetch);
  const question = { ...account, from: arg.oldest, to: arg.newest, keyword };
  await store.dispatch(transactionsOfPeriodRead(question, new AbortController().signal));
  expect(bank.asked.at(-1)?.url.searchParams.get('description')).toBe(description);
});
