import { useMemo, useState } from 'react';
import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import { useCountPendingApprovalsQuery } from '#src/api/approvals/approvals.ts';
import { useListDecidedApprovalsQuery, useListWaitingApprovalsQuery } from '#src/api/approvals/authorisations.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import type { ApprovalId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';

interface AuthorisationsInView {
  /** Undefined until all groups have been answered or have failed. */
  readonly waiting: readonly ApprovalItem[] | undefined;
  readonly decided: readonly ApprovalItem[];
  readonly damagedCount: number;
  readonly failed: FailedCalls | undefined;
  /** Asked for since the customer's last visit. */
  readonly isNew: (item: ApprovalItem) => boolean;
  /** Keeps an item where it is, as the bank now has it. */
  readonly keep: (item: ApprovalItem) => void;
}

const fresh = { refetchOnMountOrArgChange: true } as const;

/** Items that wait for the active entity, and those decided lately. Items decided here stay in their place. */
export function useAuthorisations(): AuthorisationsInView {
  const party = useAppSelector(selectActiveParty);
  const financial = useListWaitingApprovalsQuery({ party, discriminator: 'ACCOUNT_FINANCIAL' }, fresh);
  const payees = useListWaitingApprovalsQuery({ party, discriminator: 'PAYEE_BILLER' }, fresh);
  const files = useListWaitingApprovalsQuery({ party, discriminator: 'BULK_FILE' }, fresh);
  const books = useListWaitingApprovalsQuery({ party, discriminator: 'ACCOUNT_NON_FINANCIAL' }, fresh);
  const done = useListDecidedApprovalsQuery({ party }, fresh);
  const { data: count } = useCountPendingApprovalsQuery({ party });
  // This visit moves it, and what is new stays new while the page is open.
  const [visitedBefore, setVisitedBefore] = useState<Instant>();
  if (visitedBefore === undefined && count?.lastVisited !== undefined) setVisitedBefore(count.lastVisited);
  const [kept, setKept] = useState<readonly ApprovalItem[]>([]);

  const groups = [financial, payees, files, books];
  const isSettled = groups.every(({ currentData, error }) => currentData !== undefined || error !== undefined);
  const lists = [financial.currentData, payees.currentData, files.currentData, books.currentData];
  const [first, second, third, fourth] = lists;
  const waiting = useMemo(() => {
    const keptIds = new Set(kept.map(({ id }) => id));
    const listed = [first, second, third, fourth].flatMap((list) => list?.items ?? []);
    return [...kept, ...listed.filter(({ id }) => !keptIds.has(id))];
  }, [first, second, third, fourth, kept]);
  const decidedList = done.currentData;
  const decided = useMemo(() => {
    const shown = new Set<ApprovalId>(waiting.map(({ id }) => id));
    return (decidedList?.items ?? []).filter(({ id }) => !shown.has(id)).toReversed();
  }, [decidedList, waiting]);

  return {
    waiting: isSettled ? waiting : undefined,
    decided,
    damagedCount: [...lists, decidedList].reduce((sum, list) => sum + (list?.damagedCount ?? 0), 0),
    failed: failedCalls([...groups, done]),
    isNew: ({ created }) => visitedBefore !== undefined && created > visitedBefore,
    keep: (item) => setKept((before) => [...before.filter(({ id }) => id !== item.id), item]),
  };
}
