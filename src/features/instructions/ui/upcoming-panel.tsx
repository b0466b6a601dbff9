import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { outlooksOf } from '#src/features/instructions/model/outlook.ts';
import type { UpcomingView } from '#src/features/instructions/model/upcoming-copy.ts';
import {
  isFromSeveral,
  matches,
  noneStopped,
  payingAccounts,
  type StoppedRows,
  sectionsOf,
  type UpcomingRow,
  withStopped,
} from '#src/features/instructions/model/upcoming-rows.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { InstructionId } from '#src/kernel/ids.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ClosedList } from './closed-list.tsx';
import { LeavingText } from './leaving-soon.tsx';
import { RowsProvider } from './row-actions.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { UpcomingAwaited } from './upcoming-awaited.tsx';
import { UpcomingFilters } from './upcoming-filters.tsx';
import { UpcomingList } from './upcoming-list.tsx';
import styles from './upcoming-panel.module.css';
import { type ListInView, useUpcoming } from './use-upcoming.ts';
import { useUpcomingFilters } from './use-upcoming-filters.ts';

// After the page's own content, which does not wait for it.
const Outlook = lazy(async () => ({ default: (await import('./outlook-section.tsx')).OutlookSection }));

/** One list of what will be paid, and those of what is over. It appears once all are there, so that no row moves. */
export function UpcomingPanel() {
  const inUse = useUpcomingFilters();
  const { search, accountId, view } = inUse;
  const [stopped, setStopped] = useState<StoppedRows>(noneStopped);
  const [stopping, setStopping] = useState<UpcomingRow>();
  const [lastStopped, setLastStopped] = useState<InstructionId>();
  const { rows, lists, accountsFailed } = useUpcoming(stopped);
  const panel = useRef<HTMLDivElement>(null);
  const closedList = useRef<HTMLUListElement>(null);
  const [timesAsked, setTimesAsked] = useState(0);
  const accounts = useMemo(() => payingAccounts(rows), [rows]);
  const chosen = accounts.some(({ id }) => id === accountId) ? accountId : undefined;
  const sections = useMemo(() => {
    const isMatch = (row: UpcomingRow) => matches(row, search, chosen);
    const { open, ...over } = sectionsOf(rows.filter(isMatch));
    return { open: withStopped(open, stopped).filter(isMatch), ...over };
  }, [rows, search, chosen, stopped]);
  const shown = useMemo(() => sections.open.filter((row) => isIn(view, row)), [sections, view]);
  const ofRows = useMemo(() => ({ askToStop: setStopping, seeClosed: () => closedList.current?.focus() }), []);
  const isNarrowed = search.trim() !== '' || chosen !== undefined;
  const withFrom = isFromSeveral(rows);
  const today = londonDayOf(clock.businessNow());
  const ofAccount = useMemo(() => rows.filter((row) => matches(row, '', chosen)), [rows, chosen]);
  const hasOutlook = useMemo(() => outlooksOf(ofAccount, today).length > 0, [ofAccount, today]);

  // The stopped row had the focus.
  useLayoutEffect(() => {
    if (lastStopped !== undefined)
      panel.current?.querySelector<HTMLElement>(`[data-stopped="${lastStopped}"]`)?.focus();
  }, [lastStopped]);

  function noteStopped(row: UpcomingRow) {
    const { id } = row.instruction;
    setStopped((before) => new Map(before).set(id, { row, on: londonDayOf(clock.businessNow()) }));
    setLastStopped(id);
    setStopping(undefined);
  }

  if (!Object.values(lists).every(isSettled)) return <UpcomingAwaited />;
  return (
    <RowsProvider value={ofRows}>
      {accountsFailed !== undefined && (
        <CallFailed failed={accountsFailed} lead="We could not load your account names and balances." />
      )}
      {rows.length > 0 && Object.values(lists).every(isWhole) && (
        <div className={styles.summary}>
          <LeavingText rows={ofAccount} today={today} isPart={false} />
          {hasOutlook && (
            <Button look="quiet" onClick={() => setTimesAsked((times) => times + 1)}>
              See it day by day
            </Button>
          )}
        </div>
      )}
      {rows.length > 0 && <UpcomingFilters inUse={inUse} accounts={accounts} counts={countsOf(sections.open)} />}
      <div ref={panel}>
        <p role="status" className={styles.said}>
          {isNarrowed ? `${shown.length} shown` : ''}
        </p>
        <UpcomingList {...{ view, lists, withFrom, isNarrowed, today }} rows={shown} />
      </div>
      <Suspense fallback={null}>
        <Outlook timesAsked={timesAsked} rows={ofAccount} />
      </Suspense>
      {sections.expired.length > 0 && (
        <ClosedList heading="Expired standing orders" rows={sections.expired} withFrom={withFrom} />
      )}
      {sections.closed.length > 0 && (
        <ClosedList list={closedList} heading="Closed payments" rows={sections.closed} withFrom={withFrom} />
      )}
      {stopping !== undefined && (
        <StopDialog
          key={stopping.instruction.id}
          row={stopping}
          onStopped={() => noteStopped(stopping)}
          onClose={() => setStopping(undefined)}
        />
      )}
    </RowsProvider>
  );
}

function isSettled({ isLoaded, failed }: ListInView): boolean {
  return isLoaded || failed !== undefined;
}

function isWhole({ isLoaded, failed, damagedCount }: ListInView): boolean {
  return isLoaded && failed === undefined && damagedCount === 0;
}

function isIn(view: UpcomingView, { instruction }: UpcomingRow): boolean {
  return view === 'all' || instruction.code === view;
}

function countsOf(open: readonly UpcomingRow[]) {
  const of = (view: UpcomingView) => open.filter((row) => isIn(view, row)).length;
  return { all: of('all'), FD: of('FD'), SI: of('SI'), DD: of('DD') };
}
