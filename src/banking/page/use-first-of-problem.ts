import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import type { ShownFailure } from './failed-calls.ts';

interface Report {
  readonly id: string;
  /** Failures with the same message and code are one problem. */
  readonly problem: string;
  readonly busy: boolean;
  readonly tryAgain: () => void;
}

/** Every failure on the page, in the order in which they appeared. No provider holds it: the first load would carry that. */
let reports: readonly Report[] = [];
const listeners = new Set<() => void>();

/** For the first failure of a problem, with a retry for all of them; undefined for the others. */
export function useFirstOfProblem({ error, busy, tryAgain }: ShownFailure): ShownFailure | undefined {
  const id = useId();
  const known = useSyncExternalStore(listen, () => reports);
  const problem = `${error.message} ${error.code ?? ''}`;

  // What is shown elsewhere is known only once it is drawn; the browser paints after that.
  useLayoutEffect(() => put({ id, problem, busy, tryAgain }), [id, problem, busy, tryAgain]);
  useLayoutEffect(() => () => replace(reports.filter((report) => report.id !== id)), [id]);

  const [first, ...others] = known.filter((report) => report.problem === problem);
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

function put(report: Report): void {
  const isKnown = reports.some(({ id }) => id === report.id);
  replace(isKnown ? reports.map((each) => (each.id === report.id ? report : each)) : [...reports, report]);
}

function replace(next: readonly Report[]): void {
  reports = next;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
