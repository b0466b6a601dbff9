import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import type { TransactionList } from '#src/api/transactions/transaction.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import type { Period } from '#src/rules/export-periods.ts';
import { type FetchingDependencies, newPieces } from './fetch-pieces.ts';
import { fetchRows, rowsToPrint } from './fetch-rows.ts';
import { transaction } from './transactions.fixture.ts';

const fifteenMonths = { from: calendarDay('2025-03-18'), to: calendarDay('2026-06-17') };
const refusal: BankError = { kind: 'refusal', status: 500, code: 'DIGX_X', message: 'The bank says no.' };
type Dependencies = Omit<FetchingDependencies<TransactionList>, 'atOnce'>;

const noFilters = { tags: new Set<never>() };

/** A bank that gives the listed answers in turn, and then two transactions each time, newest first. */
function scene(answers: readonly (BankError | TransactionList)[] = []) {
  const requested: Period[] = [];
  const announcedParts: number[] = [];
  const leaving = new AbortController();
  const dependencies: Dependencies = {
    async fetchPiece(piece) {
      const answer = answers[requested.push(piece) - 1] ?? listOf(piece);
      return 'kind' in answer ? { error: answer } : { data: answer };
    },
    onPart: (part) => void announcedParts.push(part),
    signal: leaving.signal,
  };
  return { dependencies, requested, announcedParts, leave: () => leaving.abort() };
}

function listOf({ from, to }: Period, damagedCount = 0): TransactionList {
  const transactions = [
    transaction({ day: to, title: `${to} later`, flag: 'C' }),
    transaction({ day: to, title: `${to}`, amount: money(1, 'GBP') }),
    transaction({ day: from, title: `${from}` }),
  ];
  return { transactions, damagedCount };
}

it('fetches fifteen months in three pieces, and returns the rows oldest first', async () => {
  const { dependencies, requested, announcedParts } = scene();
  const { outcome, fetched } = await fetchRows(newPieces<TransactionList>(fifteenMonths), dependencies);
  expect(outcome).toEqual({ status: 'complete' });
  expect(requested).toEqual([
    { from: '2025-03-18', to: '2025-06-15' },
    { from: '2025-06-16', to: '2025-12-16' },
    { from: '2025-12-17', to: '2026-06-17' },
  ]);
  expect(announcedParts).toEqual([1, 2, 3]);
  expect(rowsToPrint(fetched, noFilters).map(({ title }) => title)).toEqual(
    requested.flatMap(({ from, to }) => [from, to, `${to} later`]),
  );
});

it('returns only the rows that match the filters, still oldest first', async () => {
  const { dependencies, requested } = scene();
  const { fetched } = await fetchRows(newPieces<TransactionList>(fifteenMonths), dependencies);
  expect(rowsToPrint(fetched, { ...noFilters, flag: 'C' }).map(({ title }) => title)).toEqual(
    requested.map(({ to }) => `${to} later`),
  );
  expect(rowsToPrint(fetched, { ...noFilters, max: money(1, 'GBP') })).toHaveLength(3);
});

it('keeps the received pieces after a failure and continues from there', async () => {
  const { dependencies, requested, announcedParts } = scene([listOf(fifteenMonths), refusal]);
  const { outcome, fetched } = await fetchRows(newPieces<TransactionList>(fifteenMonths), dependencies);
  expect(outcome).toEqual({ status: 'failed', message: 'The bank says no.', code: 'DIGX_X' });
  expect((await fetchRows(fetched, dependencies)).outcome).toEqual({ status: 'complete' });
  expect(requested.map(({ from }) => from)).toEqual(['2025-03-18', '2025-06-16', '2025-06-16', '2025-12-17']);
  expect(announcedParts).toEqual([1, 2, 2, 3]);
});

it('refetches only a damaged piece', async () => {
  const { dependencies, requested } = scene([listOf(fifteenMonths), listOf(fifteenMonths, 4)]);
  const { outcome, fetched } = await fetchRows(newPieces<TransactionList>(fifteenMonths), dependencies);
  expect(outcome).toEqual({ status: 'damaged', count: 4 });
  const again = scene();
  expect((await fetchRows(fetched, again.dependencies)).outcome).toEqual({ status: 'complete' });
  expect(requested).toHaveLength(3);
  expect(again.requested.map(({ from }) => from)).toEqual(['2025-06-16']);
});

it('fetches nothing if everything is here', async () => {
  const { dependencies, requested } = scene();
  const { fetched } = await fetchRows(newPieces<TransactionList>(fifteenMonths), dependencies);
  expect((await fetchRows(fetched, dependencies)).outcome).toEqual({ status: 'complete' });
  expect(requested).toHaveLength(3);
});

it('ends without an outcome when stopped, and fetches no more', async () => {
  const { dependencies, requested, leave } = scene();
  const fetchPiece: Dependencies['fetchPiece'] = (piece) => {
    if (requested.length === 1) leave();
    return dependencies.fetchPiece(piece);
  };
  const { outcome } = await fetchRows(newPieces<TransactionList>(fifteenMonths), { ...dependencies, fetchPiece });
  expect(outcome).toBeUndefined();
  expect(requested).toHaveLength(2);
});
