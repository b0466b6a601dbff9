import type { BankError } from '#src/api/messages/bank-error.ts';
import type { Transaction, TransactionList } from '#src/api/transactions/transaction.ts';
import { type Period, sixMonthPieces } from '#src/rules/export-periods.ts';
import { compactRows } from './compact-rows.ts';
import { criteriaOf, matchTransactions } from './match-transactions.ts';
import type { Filters } from './transaction-filters.ts';

/** The transactions of a period, as far as they have been fetched. */
export interface Fetching {
  /** Oldest first, without overlaps. */
  readonly pieces: readonly Period[];
  /** The lists received, in the same order as the pieces. */
  readonly lists: readonly (TransactionList | undefined)[];
}

export function newFetching(period: Period): Fetching {
  const pieces = sixMonthPieces(period);
  return { pieces, lists: pieces.map(() => undefined) };
}

type FetchingOutcome =
  | { readonly is: 'complete' }
  | { readonly is: 'failed'; readonly message: string; readonly code?: string }
  /** How many transactions could not be read. */
  | { readonly is: 'damaged'; readonly count: number };

export interface FetchingDependencies {
  fetchPiece(piece: Period): Promise<{ readonly data: TransactionList } | { readonly error: BankError }>;
  /** Called with the piece being fetched, counted from 1. */
  onPiece(part: number, fetching: Fetching): void;
  readonly signal: AbortSignal;
}

/**
 * Fetches the missing pieces one by one. Pieces are kept after a failure, so that another run continues from there;
 * only damaged pieces are fetched again. If aborted, there is no outcome.
 */
export async function fetchRows(
  start: Fetching,
  { fetchPiece, onPiece, signal }: FetchingDependencies,
): Promise<{ readonly outcome: FetchingOutcome | undefined; readonly fetching: Fetching }> {
  let fetching = start;
  for (const [place, piece] of start.pieces.entries()) {
    if (fetching.lists[place] !== undefined) continue;
    onPiece(place + 1, fetching);
    const answer = await fetchPiece(piece);
    if (signal.aborted) return { outcome: undefined, fetching };
    if ('error' in answer) return { outcome: failure(answer.error), fetching };
    fetching = { ...fetching, lists: fetching.lists.map((list, at) => (at === place ? answer.data : list)) };
  }

  const count = fetching.lists.reduce((sum, list) => sum + (list?.damagedCount ?? 0), 0);
  if (count === 0) return { outcome: { is: 'complete' }, fetching };
  const undamaged = fetching.lists.map((list) => (list?.damagedCount === 0 ? list : undefined));
  return { outcome: { is: 'damaged', count }, fetching: { ...fetching, lists: undamaged } };
}

function failure({ message, code }: BankError): FetchingOutcome {
  return { is: 'failed', message, ...(code !== undefined && { code }) };
}

/** The rows that match the filters, oldest first. Each list has its own newest first. */
export function rowsToPrint({ lists }: Fetching, filters: Filters): readonly Transaction[] {
  const rows = lists.flatMap((list) => [...(list?.transactions ?? [])].reverse());
  const criteria = criteriaOf(filters);
  if (criteria === undefined) return rows;
  const places = matchTransactions([compactRows(rows)], criteria);
  return Array.from(places, (place) => rows[place]).filter((row) => row !== undefined);
}
