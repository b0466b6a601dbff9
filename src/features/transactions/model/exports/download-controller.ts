import type { Account } from '#src/api/accounts/account.ts';
import type { ExportFormat } from '#src/api/transactions/transaction-files.ts';
import { safeFileName } from '#src/banking/print/save-file.ts';
import { countArrived } from '#src/features/transactions/model/fetch-pieces.ts';
import { printFilters } from '#src/features/transactions/model/filters-in-url.ts';
import type { Filters } from '#src/features/transactions/model/transaction-filters.ts';
import type { Period } from '#src/rules/export-periods.ts';
import type { DownloadState } from './download-copy.ts';
import { type Download, newDownload, type RunDependencies, runDownload } from './download-run.ts';
import type { Joined, JoinRequest } from './join-files.ts';
import { periodFileName } from './period-file-name.ts';

export interface ExportRequest {
  readonly format: ExportFormat;
  readonly period: Period;
  readonly filters: Filters;
  readonly isFiltered: boolean;
}

export interface DownloadDependencies {
  readonly account: Pick<Account, 'accountNumber'>;
  fetchPiece(piece: Period, signal: AbortSignal): ReturnType<RunDependencies['fetchPiece']>;
  /** Undefined once aborted. */
  join(request: JoinRequest, signal: AbortSignal): Promise<Joined | undefined>;
  save(content: Blob, fileName: string): void;
}

export interface DownloadController {
  /** Fetches a file piece by piece and saves it. Does nothing while another download is in progress. */
  start(now: ExportRequest, dependencies: DownloadDependencies): Promise<void>;
  stop(): void;
  /** As `stop`, but without reporting anything. */
  leave(): void;
}

/** The pieces fetched so far. Kept only while the same file is requested. */
interface CachedDownload {
  readonly key: string;
  readonly download: Download;
}

const broken: DownloadState = {
  status: 'failed',
  message: 'The file could not be created on this device. If it happens again, filter by dates for a shorter period.',
  arrivedCount: 0,
  of: 1,
};

/** Makes one file at a time, and reports progress. */
export function createDownloadController(show: (state: DownloadState) => void): DownloadController {
  let cached: CachedDownload | undefined;
  let running: AbortController | undefined;

  async function run(
    now: ExportRequest,
    dependencies: DownloadDependencies,
    signal: AbortSignal,
  ): Promise<DownloadState | undefined> {
    const key = keyOf(now);
    const before = cached?.key === key ? cached.download : newDownload(now.format, now.period);
    const { outcome, download } = await runDownload(before, {
      account: dependencies.account,
      fetchPiece: (piece) => dependencies.fetchPiece(piece, signal),
      join: (request) => dependencies.join(request, signal),
      onStep(step, soFar) {
        cached = { key, download: soFar };
        show(step);
      },
      signal,
    });
    switch (outcome?.status) {
      case undefined:
        return undefined;
      case 'empty':
        return { status: 'empty', isFiltered: now.isFiltered };
      case 'failed':
        cached = { key, download };
        return { ...outcome, arrivedCount: countArrived(download), of: download.pieces.length };
      case 'ready': {
        const { mediaType, ...file } = finishedFile(download, dependencies.account);
        dependencies.save(new Blob([outcome.bytes], { type: mediaType }), file.fileName);
        cached = undefined;
        return { status: 'saved', ...file, format: now.format, transactionCount: outcome.transactionCount };
      }
      default:
        return outcome satisfies never;
    }
  }

  return {
    async start(now, dependencies) {
      if (running !== undefined) return;
      const controller = new AbortController();
      running = controller;
      // Out of memory, or a bug: the customer may try again or choose a shorter period.
      const ended = await run(now, dependencies, controller.signal).catch(() => broken);
      if (running !== controller) return;
      running = undefined;
      // The fetched pieces may have caused the failure.
      if (ended === broken) cached = undefined;
      if (ended !== undefined) show(ended);
    },
    stop() {
      running?.abort();
      running = undefined;
      show({ status: 'stopped', arrivedCount: cached === undefined ? 0 : countArrived(cached.download) });
    },
    leave: () => running?.abort(),
  };
}

function keyOf({ format, period, filters }: ExportRequest): string {
  return [format, period.from, period.to, printFilters(filters)].join(' ');
}

interface FinishedFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** More than one only if the pieces could not be joined. */
  readonly fileCount: number;
}

/** File extensions for joined files, matching the bank's own; several PDFs come as one zip. */
const endings: Readonly<Record<ExportFormat, string>> = {
  csv: '.csv',
  pdf: '.zip',
  quickbooks: '-quickbooks.csv',
  sage: '-sage.csv',
  xero: '-xero.csv',
};

/** The file to save once every piece is here. A single piece keeps the bank's name and its own extension. */
export function finishedFile(download: Download, account: Pick<Account, 'accountNumber'>): FinishedFile {
  const { format, answers: files, period } = download;
  const [first] = files;
  const isAlone = files.length === 1;
  const isPdf = format === 'pdf';
  const pdfType = isAlone ? 'application/pdf' : 'application/zip';
  return {
    fileName:
      isAlone && first !== undefined
        ? safeFileName(first.fileName, isPdf ? '.pdf' : '.csv')
        : periodFileName(account, period, endings[format]),
    mediaType: isPdf ? pdfType : 'text/csv',
    fileCount: isPdf ? files.length : 1,
  };
}
