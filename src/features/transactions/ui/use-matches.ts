import { useEffect, useMemo, useRef, useState } from 'react';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import { type CompactRows, compactRows, countRows } from '#src/features/transactions/model/compact-rows.ts';
import { type Criteria, matchTransactions } from '#src/features/transactions/model/match-transactions.ts';
import { createMatcher, type Matcher, type MatchingWorker } from '#src/features/transactions/model/matcher.ts';
import workerUrl from '#src/features/transactions/transactions.worker.ts?worker&url';
import { scriptUrl } from '#src/kernel/script-url.ts';

/** Lists up to this length are matched on the page; longer ones in a worker. */
const rowsOnPage = 20_000;

interface FarMatches {
  readonly blocks: readonly CompactRows[];
  readonly criteria: Criteria;
  readonly indexes: Uint32Array;
}

export interface Matches {
  /** Indexes of the rows that match; undefined if all do. */
  readonly indexes: Uint32Array | undefined;
  /** Whether every row received has been matched. */
  readonly isMatched: boolean;
}

/** Matches rows against the filters. In a long list the newest match at once, and the rest follow from the worker. */
export function useMatches(lists: readonly (readonly Transaction[])[], criteria: Criteria | undefined): Matches {
  const matcher = useMatcher();
  const [far, setFar] = useState<FarMatches>();
  const blocks = useMemo(() => lists.map(compactRows), [lists]);
  const isLong = countRows(blocks) > rowsOnPage;
  const near = useMemo(() => criteria && matchTransactions(newestOf(blocks), criteria), [blocks, criteria]);

  // The worker is outside React and answers at any time.
  useEffect(() => {
    if (!isLong || criteria === undefined) return;
    void matcher()
      .match(blocks, criteria)
      .then((indexes) => {
        if (indexes !== undefined) setFar({ blocks, criteria, indexes });
      });
  }, [matcher, isLong, blocks, criteria]);

  if (!isLong || criteria === undefined) return { indexes: near, isMatched: true };
  const isOfThisList = far?.criteria === criteria && far.blocks[0] === blocks[0];
  return { indexes: isOfThisList ? far.indexes : near, isMatched: isOfThisList && far.blocks === blocks };
}

/** One per list on screen, created on first use. */
function useMatcher(): () => Matcher {
  const made = useRef<Matcher>(undefined);
  // The worker ends with the list.
  useEffect(() => () => made.current?.end(), []);
  return useRef(() => {
    made.current ??= createMatcher(startWorker, yieldToPage);
    return made.current;
  }).current;
}

function startWorker(): MatchingWorker {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-transactions' });
}

function yieldToPage(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}

/** The newest pages that the page itself can match. */
function newestOf(blocks: readonly CompactRows[]): readonly CompactRows[] {
  let rows = 0;
  const tooMany = blocks.findIndex(({ minors }) => {
    rows += minors.length;
    return rows > rowsOnPage;
  });
  return tooMany === -1 ? blocks : blocks.slice(0, tooMany);
}
