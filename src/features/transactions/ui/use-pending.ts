import { useCallback, useEffect, useRef, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { keepPendingHidden, readPendingHidden } from '#src/api/transactions/kept-choices.ts';
import type { PendingTransaction } from '#src/api/transactions/pending-transaction.ts';
import { type TransactionPage, useListPendingTransactionsQuery } from '#src/api/transactions/transactions.ts';
import { isWorthAskingAgain, rowsMark } from '#src/features/transactions/model/pending-refresh.ts';

/** How long a loaded list waits for the block above it, so that nothing moves later. */
const maxWaitMs = 1_000;

/** Once the list is shown without them, their block keeps its place whatever the answer. */
export type PendingNow =
  | { readonly status: 'absent' }
  | { readonly status: 'late' | 'none' | 'failed' }
  | { readonly status: 'listed'; readonly lines: readonly PendingTransaction[] };

/**
 * Pending transactions: fetched once the list is here, and again when the unfiltered list changes. Failures are
 * ignored: the list is what matters.
 */
export function usePending(account: Account, pages: readonly TransactionPage[] | undefined, isFiltered: boolean) {
  const party = useAppSelector(selectActiveParty);
  const [isListed, setListed] = useState(false);
  if (pages !== undefined && !isListed) setListed(true);

  const isKept = isDemandDeposit(account.kind);
  const pending = useListPendingTransactionsQuery({ party, accountId: account.id }, { skip: !isListed || !isKept });
  const { isUninitialized, refetch, currentData, error } = pending;
  const mark = rowsMark(pages?.map(({ transactions }) => transactions));
  const askedAt = useRef<string>(undefined);

  // The rows change when the bank answers.
  useEffect(() => {
    if (isUninitialized || !isWorthAskingAgain(askedAt.current, mark, isFiltered)) return;
    const isFirst = askedAt.current === undefined;
    askedAt.current = mark;
    if (!isFirst) void refetch();
  }, [isUninitialized, refetch, mark, isFiltered]);

  const [mayWait, setMayWait] = useState(true);
  const isAwaited = isListed && isKept && mayWait && currentData === undefined && error === undefined;
  // Nothing else re-renders this when the wait is over.
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setMayWait(false), maxWaitMs);
    return () => clearTimeout(timer);
  }, [isAwaited]);

  // The list is here already: only the block's heading takes space until the customer opens it.
  const isLate = isListed && isKept && !mayWait && currentData === undefined && error === undefined;
  const [wasLate, setWasLate] = useState(false);
  if (isLate && !wasLate) setWasLate(true);

  const [isHidden, setHidden] = useState(readPendingHidden);
  const [isOpened, setOpened] = useState(false);
  const isClosed = isHidden || (wasLate && !isOpened);
  const toggle = useCallback(() => {
    setHidden(!isClosed);
    setOpened(isClosed);
    keepPendingHidden(!isClosed);
  }, [isClosed]);

  return {
    pending: pendingNow(currentData, isLate, wasLate, error !== undefined),
    isListed,
    isAwaited,
    isHidden: isClosed,
    toggle,
  };
}

export type Pending = ReturnType<typeof usePending>;

function pendingNow(
  lines: readonly PendingTransaction[] | undefined,
  isLate: boolean,
  wasLate: boolean,
  hasFailed: boolean,
): PendingNow {
  if (lines !== undefined && lines.length > 0) return { status: 'listed', lines };
  if (isLate) return { status: 'late' };
  if (!wasLate) return { status: 'absent' };
  return { status: hasFailed && lines === undefined ? 'failed' : 'none' };
}
