import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useState } from 'react';
import type { FailedCalls } from './failed-calls.ts';

interface Report {
  readonly id: string;
  /** Failures with the same message and code are one problem. */
  readonly problem: string;
  readonly busy: boolean;
  readonly tryAgain: () => void;
}

interface Board {
  readonly put: (report: Report) => void;
  readonly remove: (id: string) => void;
}

const Reports = createContext<readonly Report[]>([]);
const Writing = createContext<Board>({ put() {}, remove() {} });

/** Knows every failure on the page, so that each problem is shown once. */
export function FailureBoard({ children }: { readonly children: ReactNode }) {
  const [reports, setReports] = useState<readonly Report[]>([]);
  const [board] = useState<Board>(() => ({
    put: (report) => setReports((before) => withReport(before, report)),
    remove: (id) => setReports((before) => before.filter((each) => each.id !== id)),
  }));
  return (
    <Writing.Provider value={board}>
      <Reports.Provider value={reports}>{children}</Reports.Provider>
    </Writing.Provider>
  );
}

/** For the first failure of a problem, with a retry for all of them; undefined for the others. */
export function useFirstOfProblem({ error, busy, tryAgain }: FailedCalls): FailedCalls | undefined {
  const id = useId();
  const reports = useContext(Reports);
  const board = useContext(Writing);
  const problem = `${error.message} ${error.code ?? ''}`;

  // The board is above this component, so it is written after drawing, and before the browser paints.
  useLayoutEffect(() => board.put({ id, problem, busy, tryAgain }), [board, id, problem, busy, tryAgain]);
  useLayoutEffect(() => () => board.remove(id), [board, id]);

  const [first, ...others] = reports.filter((report) => report.problem === problem);
  if (first !== undefined && first.id !== id) return undefined;
  return {
    error,
    busy: busy || others.some((other) => other.busy),
    tryAgain() {
      tryAgain();
      for (const other of others) other.tryAgain();
    },
  };
}

function withReport(before: readonly Report[], report: Report): readonly Report[] {
  const isKnown = before.some(({ id }) => id === report.id);
  return isKnown ? before.map((each) => (each.id === report.id ? report : each)) : [...before, report];
}
