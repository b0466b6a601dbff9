import { createContext, useCallback, useContext, useEffect, useReducer, useRef } from 'react';
import type { StatementItem } from '#src/api/statements/statement.ts';
import { statementDownloaded } from '#src/api/statements/statements.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { downloadStep } from '#src/features/statements/model/download-step.ts';
import { afterStep, type Downloads, noDownloads } from '#src/features/statements/model/downloads.ts';
import { saveFile } from '#src/parts/print/save-file.ts';

export interface DownloadsInUse {
  readonly downloads: Downloads;
  /** Asks for the statement and saves it. While it is on its way already, nothing more is asked. */
  readonly download: (statement: StatementItem) => void;
}

/** The statements that were asked for, one by one or side by side. Leaving the page gives up what is on its way. */
export function useDownloads(): DownloadsInUse {
  const party = useAppSelector(selectActiveParty);
  const dispatch = useAppDispatch();
  const [downloads, take] = useReducer(afterStep, noDownloads);
  // A second press comes before the first one is drawn.
  const underWay = useRef(new Map<string, AbortController>()).current;

  // What was asked for outlives the drawing of a page, and would save a file on the next.
  useEffect(
    () => () => {
      for (const controller of underWay.values()) controller.abort();
      underWay.clear();
    },
    [underWay],
  );

  const download = useCallback(
    async (statement: StatementItem) => {
      const { id, accountId, documentId } = statement;
      if (underWay.has(id)) return;
      const controller = new AbortController();
      underWay.set(id, controller);
      take({ is: 'begun', statement });
      const step = await downloadStep(statement, {
        ask: () => dispatch(statementDownloaded({ party, accountId, documentId }, controller.signal)),
        save: saveFile,
        signal: controller.signal,
      });
      if (step === undefined) return;
      underWay.delete(id);
      take(step);
    },
    [dispatch, party, underWay],
  );
  return { downloads, download };
}

const Context = createContext<DownloadsInUse>({ downloads: noDownloads, download: () => {} });

/** Reaches the rows past the table, which draws each of them once. */
export const DownloadsProvider = Context;

export function useDownloadsHere(): DownloadsInUse {
  return useContext(Context);
}
