import { useMemo } from 'react';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { type InstructionCode, type InstructionList, instructionCodes } from '#src/api/instructions/instruction.ts';
import { useListInstructionsQuery } from '#src/api/instructions/instructions.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import type { UpcomingView } from '#src/features/instructions/model/upcoming-copy.ts';
import { type StoppedRows, toRow, type UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';

/** One list, which fails and is retried on its own. */
export interface ListInView {
  readonly isLoaded: boolean;
  readonly damagedCount: number;
  readonly failed: FailedCalls | undefined;
}

export interface UpcomingInView {
  /** The rows of all lists that have loaded. */
  readonly rows: readonly UpcomingRow[];
  readonly lists: Readonly<Record<InstructionCode, ListInView>>;
  /** Names and balances of accounts. */
  readonly accountsFailed: FailedCalls | undefined;
}

/** Each list is asked for again unless `useList` reads otherwise. */
export function useUpcoming(stopped: StoppedRows, useList = useListInstructionsQuery): UpcomingInView {
  const party = useAppSelector(selectActiveParty);
  const accounts = useListAccountsQuery({ party });
  const future = useList({ party, code: 'FD' });
  const orders = useList({ party, code: 'SI' });
  const debits = useList({ party, code: 'DD' });
  const [known, once, again, collected] = [
    accounts.currentData?.accounts,
    future.currentData,
    orders.currentData,
    debits.currentData,
  ];
  const rows = useMemo(() => {
    const around = { accounts: known ?? [], namesEntities: party === false && entitiesIn(known) > 1, stopped };
    return [once, again, collected].flatMap((list) => (list?.instructions ?? []).map((each) => toRow(each, around)));
  }, [known, once, again, collected, party, stopped]);
  return {
    rows,
    lists: { FD: inView(future), SI: inView(orders), DD: inView(debits) },
    accountsFailed: failedCalls([accounts]),
  };
}

function entitiesIn(accounts: readonly { readonly customerId: string }[] = []): number {
  return new Set(accounts.map(({ customerId }) => customerId)).size;
}

function inView(
  call: Parameters<typeof failedCalls>[0][number] & { readonly currentData?: InstructionList | undefined },
) {
  return {
    isLoaded: call.currentData !== undefined,
    damagedCount: call.currentData?.damagedCount ?? 0,
    failed: failedCalls([call]),
  };
}

/** The lists that a view shows. */
export function viewed(
  lists: UpcomingInView['lists'],
  view: UpcomingView,
): readonly (readonly [InstructionCode, ListInView])[] {
  return instructionCodes.filter((code) => view === 'all' || view === code).map((code) => [code, lists[code]] as const);
}
