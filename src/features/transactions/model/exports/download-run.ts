import type { Account } from '#src/api/accounts/account.ts';
import type { ExportFormat, TransactionFile } from '#src/api/transactions/transaction-files.ts';
import {
  type FetchFailed,
  type FetchingDependencies,
  fetchPieces,
  newPieces,
  type Pieces,
  withoutDamaged,
} from '#src/features/transactions/model/fetch-pieces.ts';
import type { Period } from '#src/rules/export-periods.ts';
import type { Joined, JoinRequest } from './join-files.ts';

export interface Download extends Pieces<TransactionFile> {
  readonly format: ExportFormat;
  readonly period: Period;
}

export function newDownload(format: ExportFormat, period: Period): Download {
  return { format, period, ...newPieces<TransactionFile>(period) };
}

export type DownloadStep =
  /** One more than the pieces received. */
  { readonly status: 'fetching'; readonly part: number; readonly of: number } | { readonly status: 'joining' };

export type DownloadOutcome =
  | { readonly status: 'ready'; readonly bytes: Uint8Array<ArrayBuffer>; readonly transactionCount: number }
  /** The bank has no transactions for it. */
  | { readonly status: 'empty' }
  | FetchFailed;

export interface RunDependencies extends Pick<FetchingDependencies<TransactionFile>, 'fetchPiece' | 'signal'> {
  readonly account: Pick<Account, 'accountNumber'>;
  join(request: JoinRequest): Promise<Joined | undefined>;
  /** Called at each step, with everything received so far. */
  onStep(step: DownloadStep, download: Download): void;
}

const damagedMessage = 'The file we sent could not be read.';

/** The bank creates one piece while the page receives another. */
const atOnce = 2;

/** Fetches the missing pieces and joins them; only damaged pieces are fetched again. If aborted, there is no outcome. */
export async function runDownload(
  start: Download,
  { account, fetchPiece, join, onStep, signal }: RunDependencies,
): Promise<{ readonly outcome: DownloadOutcome | undefined; readonly download: Download }> {
  const of = start.pieces.length;
  const { outcome, fetched } = await fetchPieces(start, {
    fetchPiece,
    onPart: (part, soFar) => onStep({ status: 'fetching', part, of }, { ...start, ...soFar }),
    atOnce,
    signal,
  });
  const download = { ...start, ...fetched };
  if (outcome?.status !== 'complete') return { outcome, download };

  const transactionCount = download.answers.reduce((sum, file) => sum + (file?.transactionCount ?? 0), 0);
  if (transactionCount === 0) return { outcome: { status: 'empty' }, download };
  onStep({ status: 'joining' }, download);
  const pieces = download.pieces.map((period, place) => ({ period, content: download.answers[place]?.content ?? '' }));
  const joined = await join({ format: start.format, account, pieces });
  if (signal.aborted || joined === undefined) return { outcome: undefined, download };
  if (joined.outcome === 'joined') {
    return { outcome: { status: 'ready', bytes: joined.bytes, transactionCount }, download };
  }
  const good = withoutDamaged(download, (_, place) => joined.places.includes(place));
  return { outcome: { status: 'failed', message: damagedMessage }, download: { ...start, ...good } };
}
