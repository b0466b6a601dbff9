import { useEffect, useRef, useState } from 'react';
import type { Account } from '#src/api/account.ts';
import { useAppDispatch, useAppSelector } from '#src/api/hooks.ts';
import { selectActiveParty } from '#src/api/session.slice.ts';
import { type ExportFormat, transactionFileDownloaded } from '#src/api/transaction-files.ts';
import { saveFile } from '#src/parts/save-file.ts';
import type { Period } from '#src/rules/export-periods.ts';
import { countArrived, type Download, newDownload, runDownload } from '../model/download-run.ts';
import type { DownloadState } from '../model/download-words.ts';
import type { Filters } from '../model/filters.ts';
import { printFilters } from '../model/filters-in-address.ts';
import { finishedFile } from '../model/finished-file.ts';
import { joinAway } from '../model/join-away.ts';
import { joinHere, startJoinWorker } from './join-hands.ts';

/** What a file is asked for with. */
export interface Asked {
  readonly format: ExportFormat;
  readonly period: Period;
  readonly filters: Filters;
  readonly isFiltered: boolean;
}

/** What has come, for as long as the same is asked for: pieces of another file are of no use. */
interface Kept {
  readonly key: string;
  readonly download: Download;
}

const brokenMessage =
  'The file could not be put together on this device. If it happens again, filter by dates for a shorter period.';

/** Fetches the file of an account's transactions, piece by piece, and saves it. Leaving ends what is under way. */
export function useDownload(account: Account) {
  const dispatch = useAppDispatch();
  const party = useAppSelector(selectActiveParty);
  const [state, setState] = useState<DownloadState>({ is: 'choosing' });
  const [asked, setAsked] = useState<Asked>();
  const kept = useRef<Kept>(undefined);
  const running = useRef<AbortController>(undefined);

  // Nobody waits for the file once the dialog is gone.
  useEffect(() => () => running.current?.abort(), []);

  async function run(now: Asked, { signal }: AbortController): Promise<DownloadState | undefined> {
    const key = keyOf(now);
    const { keyword, flag, min, max, tags: categories } = now.filters;
    const narrowed = { keyword, flag, min, max, categories };
    const toFetch = { party, accountId: account.id, format: now.format, filters: narrowed };
    const before = kept.current?.key === key ? kept.current.download : newDownload(now.format, now.period);
    const { outcome, download } = await runDownload(before, {
      fetchPiece: (piece) => dispatch(transactionFileDownloaded({ ...toFetch, ...piece }, signal)),
      join: (request) => joinAway(request, { startWorker: startJoinWorker, joinHere }, signal),
      onStep(step, soFar) {
        kept.current = { key, download: soFar };
        setState(step);
      },
      signal,
    });
    switch (outcome?.is) {
      case undefined:
        return undefined;
      case 'empty':
        return { is: 'empty', isFiltered: now.isFiltered };
      case 'failed':
        kept.current = { key, download };
        return { ...outcome, arrivedCount: countArrived(download), of: download.pieces.length };
      case 'ready': {
        const { mediaType, ...file } = finishedFile(download, account);
        saveFile(new Blob([outcome.bytes], { type: mediaType }), file.fileName);
        kept.current = undefined;
        return { is: 'saved', ...file, format: now.format, transactionCount: outcome.transactionCount };
      }
      default:
        return outcome satisfies never;
    }
  }

  async function start(now: Asked) {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setAsked(now);
    // What breaks here is a want of memory, or a bug: the customer may try again, or take a shorter period.
    const ended = await run(now, controller).catch(
      (): DownloadState => ({ is: 'failed', message: brokenMessage, arrivedCount: 0, of: 1 }),
    );
    if (running.current !== controller) return;
    running.current = undefined;
    if (ended !== undefined) setState(ended);
  }

  return {
    state,
    /** What the file that is told of was asked for with; undefined before any was. */
    asked: state.is === 'choosing' ? undefined : asked,
    isRunning: state.is === 'fetching' || state.is === 'joining',
    start: (now: Asked) => void start(now),
    stop() {
      running.current?.abort();
      running.current = undefined;
      setState({ is: 'stopped', arrivedCount: kept.current === undefined ? 0 : countArrived(kept.current.download) });
    },
    /** Another format was chosen: what was said is no longer of it. */
    forget: () => setState({ is: 'choosing' }),
  };
}

function keyOf({ format, period, filters }: Asked): string {
  return [format, period.from, period.to, printFilters(filters)].join(' ');
}
