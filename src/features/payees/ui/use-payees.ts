import { useMemo } from 'react';
import { useListPayeesQuery } from '#src/api/payees/payees.ts';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { type ListedPayee, listPayees } from '#src/features/payees/model/listed-payees.ts';
import type { PayeeId } from '#src/kernel/ids.ts';

interface PayeesInView {
  /** By name; undefined until first loaded. */
  readonly payees: readonly ListedPayee[] | undefined;
  readonly damagedCount: number;
  readonly failed: FailedCalls | undefined;
  readonly refetch: () => void;
}

/** The payees of the active entity, else of all, without those just deleted that may still be listed. */
export function usePayees(deleted: ReadonlySet<PayeeId>, entities: readonly Entity[]): PayeesInView {
  const party = useAppSelector(selectActiveParty);
  const list = useListPayeesQuery({ party });
  const payees = list.currentData?.payees;
  return {
    payees: useMemo(
      () =>
        payees &&
        listPayees(
          payees.filter(({ id }) => !deleted.has(id)),
          entities,
        ),
      [payees, deleted, entities],
    ),
    damagedCount: list.currentData?.damagedCount ?? 0,
    failed: failedCalls([list]),
    refetch: () => void list.refetch(),
  };
}
