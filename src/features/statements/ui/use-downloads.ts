import { createContext, useCallback, useContext, useEffect, useReducer, useRef } from 'react';
import type { StatementItem } from '#src/api/statements/statement.ts';
import { statementDownloaded } from '#src/api/statements/statements.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { saveFile } from '#src/banking/print/save-file.ts';
import { downloadStep } from '#src/features/statements/model/download-step.ts';
import { afterStep, type Downloads, noDownloads } from '#src/features/statements/model/downloads.ts';

export interface DownloadsInUse {
  readonly downloads: Downloads;
  /** Fetches and saves the statement. Does nothing if that is already in progress. */
  readonly download: (statement: StatementItem) => void;
}

/** Downloads statements, one or several at a time. Leaving the page cancels them. */
export function useDownloads(): DownloadsInUse {
  const party = useAppSelector(selectActiveParty);
  const dispatch = useAppDispatch();
  const [downloads, take] = useReducer(afterStep, noDownloads);
  // A ref, because a second press may come before the next render.
  const inProgress = useRef(new Map<string, AbortController>()).current;

  // Without this, a request would outlive the page and save a file on the next one.
  useEffect(
    () => () => {
      for (const controller of inProgress.values()) controller.abort();
      inProgress.clear();
    },
    [inProgress],
  );

  const download = useCallback(
    async (statement: StatementItem) => {
      const { id, accountId, documentId } = statement;
      if (inProgress.has(id)) return;
      const controller = new AbortController();
      inProgress.set(id, controller);
      take({ status: 'begun', statement });
      const step = await downloadStep(statement, {
        ask: () => dispatch(statementDownloaded({ party, accountId, documentId }, controller.signal)),
        save: saveFile,
        signal: controller.signal,
      });
      if (step === undefined) return;
      inProgress.delete(id);
      take(step);
    },
    [dispatch, party, inProgress],
  );
  return { downloads, download };
}

const Context = createContext<DownloadsInUse>({ downloads: noDownloads, download: () => {} });

/** A context, so that the table's rows need not re-render. */
export const DownloadsProvider = Context;

export function useDownloadsHere(): DownloadsInUse {
  return useContext(Context);
}
