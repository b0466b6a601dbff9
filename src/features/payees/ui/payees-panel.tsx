import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import { useListPayeesQuery } from '#src/api/payees/payees.ts';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { isNarrowed } from '#src/features/payees/model/list-filters.ts';
import {
  damagedCopy,
  type ListedPayee,
  lettersInUse,
  listCopy,
  listPayees,
  passing,
} from '#src/features/payees/model/listed-payees.ts';
import type { PayeeId } from '#src/kernel/ids.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { DeletePayee } from './delete-payee.tsx';
import { DeletionProvider } from './payee-actions.tsx';
import { PayeeFilters } from './payee-filters.tsx';
import styles from './payees-panel.module.css';
import { PayeesTable } from './payees-table.tsx';
import { useListFilters } from './use-list-filters.ts';

const none: readonly ListedPayee[] = [];

/** Fewer are found at a glance. */
const lettersFrom = 20;

/** The payees that match the filters, and the last action on them. */
export function PayeesPanel({ entities }: { readonly entities: readonly Entity[] }) {
  const inUse = useListFilters(entities);
  const { filters } = inUse;
  const [deleted, setDeleted] = useState<ReadonlySet<PayeeId>>(new Set());
  const [deleting, setDeleting] = useState<Payee>();
  const [lastDeleted, setLastDeleted] = useState<Payee>();
  const { payees, damagedCount, failed, refetch } = usePayees(deleted, entities);
  const list = useRef<HTMLElement>(null);
  const all = payees ?? none;
  const shown = useMemo(() => passing(all, filters), [all, filters]);
  const usedLetters = useMemo(() => lettersInUse(all, filters), [all, filters]);

  // The deleted row had the focus; the list takes it without scrolling.
  useLayoutEffect(() => {
    if (lastDeleted !== undefined) list.current?.focus({ preventScroll: true });
  }, [lastDeleted]);

  function noteDeleted(payee: Payee) {
    setDeleted((before) => new Set(before).add(payee.id));
    setLastDeleted(payee);
    setDeleting(undefined);
  }

  function clear() {
    inUse.clear();
    // The pressed button disappears.
    list.current?.focus({ preventScroll: true });
  }

  if (payees === undefined) return failed === undefined ? <PayeesSkeleton /> : <CallFailed failed={failed} />;
  return (
    <>
      {failed !== undefined && <CallFailed failed={failed} lead="This list may not be up to date." />}
      {damagedCount > 0 && <DamagedPayees text={damagedCopy(damagedCount)} />}
      {all.length > 0 && (
        <PayeeFilters
          inUse={inUse}
          entities={entities}
          usedLetters={all.length >= lettersFrom || filters.letter !== undefined ? usedLetters : undefined}
        />
      )}
      <section ref={list} tabIndex={-1} aria-label="List of payees" className={styles.list}>
        <div className={styles.words}>
          <p role="status">{all.length > 0 && listCopy(shown.length, all.length)}</p>
          {isNarrowed(filters) && shown.length > 0 && (
            <Button look="quiet" onClick={clear}>
              Clear filters
            </Button>
          )}
          <p role="status">{lastDeleted !== undefined && `${payeeName(lastDeleted)} has been deleted`}</p>
        </div>
        {shown.length > 0 && (
          <DeletionProvider value={setDeleting}>
            <PayeesTable rows={shown} />
          </DeletionProvider>
        )}
        {all.length > 0 && shown.length === 0 && (
          <NothingHere lead="No payees match your search.">
            {isNarrowed(filters) && <Button onClick={clear}>Clear filters</Button>}
          </NothingHere>
        )}
        {all.length === 0 && damagedCount === 0 && (
          <NothingHere lead="You have no payees yet.">
            <p>Add someone to pay. We check their details with their bank before you send them money.</p>
          </NothingHere>
        )}
      </section>
      {deleting !== undefined && (
        <DeletePayee
          payee={deleting}
          isGone={!all.some(({ payee }) => payee.id === deleting.id)}
          onFailed={refetch}
          onDeleted={() => noteDeleted(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

function DamagedPayees({ text }: { readonly text: string }) {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        {text} If someone is missing, call <PhoneLink number={telephones.helpdesk} />.
      </p>
    </Notice>
  );
}

const columns = [
  { id: 'name', share: 45, width: 'long' },
  { id: 'account', share: 35, width: 'medium' },
  { id: 'actions', share: 20, width: 'short' },
] as const;

function PayeesSkeleton() {
  return (
    <>
      <div aria-hidden="true" className={styles.filters} />
      <Waiting tall text="Your payees are loading">
        <TableSkeleton columns={columns} />
      </Waiting>
    </>
  );
}

interface PayeesInView {
  /** By name; undefined until first loaded. */
  readonly payees: readonly ListedPayee[] | undefined;
  readonly damagedCount: number;
  readonly failed: FailedCalls | undefined;
  readonly refetch: () => void;
}

/** The payees of the active entity, else of all, without those just deleted that may still be listed. */
function usePayees(deleted: ReadonlySet<PayeeId>, entities: readonly Entity[]): PayeesInView {
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
