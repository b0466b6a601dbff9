import type { Transaction, TransactionList } from '#src/api/transactions/transaction.ts';
import {
  type FetchFailed,
  type FetchingDependencies,
  fetchPieces,
  type Pieces,
  withoutDamaged,
} from './fetch-pieces.ts';
import { matchTransactions } from './match-transactions.ts';
import type { Filters } from './transaction-filters.ts';

type FetchingOutcome =
  | { readonly status: 'complete' }
  | FetchFailed
  /** How many transactions could not be read. */
  | { readonly status: 'damaged'; readonly count: number };

type RowsDependencies = Omit<FetchingDependencies<TransactionList>, 'atOnce'>;

/** Fetches the missing pieces one by one; only damaged pieces are fetched again. If aborted, there is no outcome. */
export async function fetchRows(
  start: Pieces<TransactionList>,
  dependencies: RowsDependencies,
): Promise<{ readonly outcome: FetchingOutcome | undefined; readonly fetched: Pieces<TransactionList> }> {
  const { outcome, fetched } = await fetchPieces(start, { ...dependencies, atOnce: 1 });
  if (outcome?.status !== 'complete') return { outcome, fetched };
  const count = fetched.answers.reduce((sum, list) => sum + (list?.damagedCount ?? 0), 0);
  if (count === 0) return { outcome, fetched };
  return {
    outcome: { status: 'damaged', count },
    fetched: withoutDamaged(fetched, ({ damagedCount }) => damagedCount > 0),
  };
}

/** The rows that match the filters, oldest first. Each list has its own newest first. */
export function rowsToPrint({ answers }: Pieces<TransactionList>, filters: Filters): readonly Transaction[] {
  const rows = answers.flatMap((list) => [...(list?.transactions ?? [])].reverse());
  const matches = matchTransactions([rows], filters);
  return matches === undefined ? rows : Array.from(matches, (place) => rows[place]).filter((row) => row !== undefined);
}
