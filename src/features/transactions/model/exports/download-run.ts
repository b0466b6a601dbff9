import type { Account } from '#src/api/accounts/account.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import type { ExportFormat, TransactionFile } from '#src/api/transactions/transaction-files.ts';
import { type Period, sixMonthPieces } from '#src/rules/export-periods.ts';
import type { Joined, JoinRequest } from './join-files.ts';

export interface Download {
  readonly format: ExportFormat;
  readonly period: Period;
  /** The period, split into pieces the bank returns in one call, oldest first. */
  readonly pieces: readonly Period[];
  /** The files received, in the same order as the pieces. */
  readonly files: readonly (TransactionFile | undefined)[];
}

export function newDownload(format: ExportFormat, period: Period): Download {
  const pieces = sixMonthPieces(period);
  return { format, period, pieces, files: pieces.map(() => undefined) };
}

export function countArrived({ files }: Download): number {
  return files.filter((file) => file !== undefined).length;
}

export type DownloadStep =
  /** One more than the pieces received. */
  { readonly is: 'fetching'; readonly part: number; readonly of: number } | { readonly is: 'joining' };

export type DownloadOutcome =
  | { readonly is: 'ready'; readonly bytes: Uint8Array<ArrayBuffer>; readonly transactionCount: number }
  /** The bank has no transactions for it. */
  | { readonly is: 'empty' }
  | { readonly is: 'failed'; readonly message: string; readonly code?: string };

export interface RunDependencies {
  readonly account: Pick<Account, 'accountNumber'>;
  fetchPiece(piece: Period): Promise<{ readonly data: TransactionFile } | { readonly error: BankError }>;
  join(request: JoinRequest): Promise<Joined>;
  /** Called at each step, with everything received so far. */
  onStep(step: DownloadStep, download: Download): void;
  readonly signal: AbortSignal;
}

const damagedMessage = 'The file we sent could not be read.';

/** The bank creates one piece while the page receives another. */
const fetchesAtOnce = 2;

/**
 * Fetches the missing pieces, oldest first, and joins them. Pieces are kept after a failure, so that another run continues
 * from there; only damaged pieces are fetched again. If aborted, there is no outcome.
 */
export async function runDownload(
  start: Download,
  { account, fetchPiece, join, onStep, signal }: RunDependencies,
): Promise<{ readonly outcome: DownloadOutcome | undefined; readonly download: Download }> {
  let download = start;
  let hasFailed = false;
  const missing = [...start.pieces.entries()].filter(([place]) => start.files[place] === undefined).values();

  function showProgress() {
    const part = countArrived(download) + 1;
    const of = download.pieces.length;
    if (part <= of) onStep({ is: 'fetching', part, of }, download);
  }

  /** Takes piece after piece. A piece on its way when another fails is still kept. */
  async function fetchMissing(): Promise<BankError | undefined> {
    for (const [place, piece] of missing) {
      const answer = await fetchPiece(piece);
      if (signal.aborted) return undefined;
      if ('error' in answer) {
        hasFailed = true;
        return answer.error;
      }
      download = { ...download, files: download.files.map((file, at) => (at === place ? answer.data : file)) };
      if (hasFailed) return undefined;
      showProgress();
    }
    return undefined;
  }

  showProgress();
  const errors = await Promise.all(Array.from({ length: fetchesAtOnce }, fetchMissing));
  if (signal.aborted) return { outcome: undefined, download };
  const error = errors.find((each) => each !== undefined);
  if (error !== undefined) return { outcome: failure(error), download };

  const transactionCount = download.files.reduce((sum, file) => sum + (file?.transactionCount ?? 0), 0);
  if (transactionCount === 0) return { outcome: { is: 'empty' }, download };
  onStep({ is: 'joining' }, download);
  const pieces = download.pieces.map((period, place) => ({ period, content: download.files[place]?.content ?? '' }));
  const joined = await join({ format: start.format, account, pieces });
  if (signal.aborted) return { outcome: undefined, download };
  if (joined.outcome === 'joined') {
    return { outcome: { is: 'ready', bytes: joined.bytes, transactionCount }, download };
  }
  const good = download.files.map((file, place) => (joined.places.includes(place) ? undefined : file));
  return { outcome: { is: 'failed', message: damagedMessage }, download: { ...download, files: good } };
}

function failure({ message, code }: BankError): DownloadOutcome {
  return { is: 'failed', message, ...(code !== undefined && { code }) };
}
