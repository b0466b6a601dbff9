import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { stoppedText } from '#src/features/instructions/model/upcoming-copy.ts';
import {
  matches,
  payingAccounts,
  sectionsOf,
  type UpcomingRow,
} from '#src/features/instructions/model/upcoming-rows.ts';
import type { InstructionId } from '#src/kernel/ids.ts';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { ClosedList } from './closed-list.tsx';
import { StopProvider } from './row-actions.tsx';
import { StopDialog } from './stop-dialog.tsx';
import styles from './upcoming-panel.module.css';
import { UpcomingSection } from './upcoming-section.tsx';
import { type ListInView, useUpcoming } from './use-upcoming.ts';
import { type UpcomingFilters as InUse, useUpcomingFilters } from './use-upcoming-filters.ts';

// After the page's own content, which does not wait for it.
const Outlook = lazy(async () => ({ default: (await import('./outlook-section.tsx')).OutlookSection }));

/**
 * All lists, each with its own failure, and the last action on them. A list appears once the one above it has its height,
 * so that nothing moves under the customer's finger.
 */
export function UpcomingPanel() {
  const inUse = useUpcomingFilters();
  const { search, accountId } = inUse;
  const [cancelled, setCancelled] = useState<ReadonlySet<InstructionId>>(new Set());
  const [stopping, setStopping] = useState<UpcomingRow>();
  const [lastStopped, setLastStopped] = useState<string>();
  const { rows, lists, accountsFailed } = useUpcoming(cancelled);
  const said = useRef<HTMLParagraphElement>(null);
  const accounts = useMemo(() => payingAccounts(rows), [rows]);
  const chosen = accounts.some(({ id }) => id === accountId) ? accountId : undefined;
  const shown = useMemo(() => rows.filter((row) => matches(row, search, chosen)), [rows, search, chosen]);
  const { future, orders, debits, closed, expired } = useMemo(() => sectionsOf(shown), [shown]);
  const isNarrowed = search.trim() !== '' || chosen !== undefined;
  const areLoaded = Object.values(lists).every(isSettled);

  // The stopped row had the focus.
  useLayoutEffect(() => {
    if (lastStopped !== undefined) said.current?.focus();
  }, [lastStopped]);

  function noteStopped(instruction: Instruction, name: string) {
    setCancelled((before) => new Set(before).add(instruction.id));
    setLastStopped(stoppedText(instruction, name));
    setStopping(undefined);
  }

  return (
    <StopProvider value={setStopping}>
      {accountsFailed !== undefined && (
        <CallFailed failed={accountsFailed} lead="We could not load your account names and balances." />
      )}
      {areLoaded && rows.length > 0 && <UpcomingFilters inUse={inUse} accounts={accounts} />}
      {!areLoaded && <div className={styles.filtersAwaited} />}
      <p ref={said} tabIndex={-1} role="status" className={styles.said}>
        {lastStopped ?? (isNarrowed && areLoaded ? `${shown.length} of ${rows.length} shown` : '')}
      </p>
      <UpcomingSection heading="Future payments" list={lists.FD} rows={future} isNarrowed={isNarrowed} />
      {isSettled(lists.FD) && (
        <UpcomingSection
          heading="Standing orders and regular transfers"
          list={lists.SI}
          rows={orders}
          isNarrowed={isNarrowed}
          repeats
        />
      )}
      {isSettled(lists.FD) && isSettled(lists.SI) && (
        <UpcomingSection heading="Direct debits" list={lists.DD} rows={debits} isNarrowed={isNarrowed} repeats />
      )}
      {areLoaded && (
        <Suspense fallback={null}>
          <Outlook rows={rows.filter((row) => matches(row, '', chosen))} />
        </Suspense>
      )}
      {areLoaded && expired.length > 0 && <ClosedList heading="Expired standing orders" rows={expired} />}
      {areLoaded && closed.length > 0 && <ClosedList heading="Closed payments" rows={closed} />}
      {stopping !== undefined && (
        <StopDialog
          key={stopping.instruction.id}
          row={stopping}
          onStopped={() => noteStopped(stopping.instruction, stopping.name)}
          onClose={() => setStopping(undefined)}
        />
      )}
    </StopProvider>
  );
}

function isSettled({ isLoaded, failed }: ListInView): boolean {
  return isLoaded || failed !== undefined;
}

/** The value for "no choice"; the bank's ids are never plain words. */
const everyAccount = { id: 'all', title: 'All accounts' };

import { LazySelect } from '#src/ui/fields/lazy-select.tsx';

interface UpcomingFiltersProps {
  readonly inUse: InUse;
  readonly accounts: readonly Account[];
}

function UpcomingFilters({ inUse, accounts }: UpcomingFiltersProps) {
  const { search, accountId, type, settle, clearSearch, choose } = inUse;
  const value = accounts.some(({ id }) => id === accountId) ? (accountId ?? everyAccount.id) : everyAccount.id;
  return (
    <section aria-label="Filters" className={styles.filters}>
      <SearchField
        label="Search upcoming payments"
        placeholder="Name, reference or amount"
        value={search}
        onChange={type}
        onBlur={settle}
        onClear={clearSearch}
      />
      {accounts.length > 1 && (
        <LazySelect
          label="View payments from"
          choices={[everyAccount, ...accounts.map(({ id, title }) => ({ id, title }))]}
          value={value}
          onChange={(id) => choose(id === everyAccount.id ? '' : id)}
        />
      )}
    </section>
  );
}
