import { Suspense, useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCountActivitiesQuery } from '#src/api/activity/activities.ts';
import type { ActivityType } from '#src/api/activity/activity.ts';
import { nameOfType } from '#src/api/activity/activity-titles.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { SilentRetry } from '#src/banking/page/silent-retry.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { typeUrl } from '#src/features/activity/model/activity-url.ts';
import { countedPeriod, openingPeriod } from '#src/features/activity/model/periods.ts';
import {
  type CountedType,
  inOrder,
  isWaiting,
  totalOf,
  wentAsUsual,
  withLastMonth,
} from '#src/features/activity/model/type-names.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Page } from '#src/ui/page/page.tsx';
import stack from '#src/ui/page/stack.module.css';
import { Waiting } from '#src/ui/page/waiting.tsx';
import cardLines from '#src/ui/table/card-lines.module.css';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';
import { dayText } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './activity.module.css';
import { StatusText } from './activity-status.tsx';
import { EntriesAwaited } from './entries-awaited.tsx';

const MonthsChart = lazyChart(async () => (await import('./activities-chart.tsx')).MonthsChart);

// Loads where something awaits authorisation. If it cannot be loaded, the table below counts the same.
const WaitingEntries = lazyScreen(() =>
  import('./waiting-entries.tsx').then(({ WaitingEntries: Loaded }) => Loaded).catch(() => () => null),
);

const waiting = [
  { id: 'type', share: 64, width: 'long' },
  { id: 'last-month', share: 18, width: 'short' },
  { id: 'count', share: 18, width: 'short' },
] as const;

/** What was done, by type and status. A failure to load is silent, and can be tried again. */
export function TypesScreen() {
  const party = useAppSelector(selectActiveParty);
  // Fixed for the visit: the list being read must not change at midnight.
  const headingId = useId();
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const counted = countedPeriod(today);
  const counts = useCountActivitiesQuery({ party, ...counted });
  const { currentData: types, isFetching } = counts;
  const { currentData: lastMonth } = useCountActivitiesQuery({ party, ...openingPeriod(today) });
  const failed = types === undefined ? failedCalls([counts]) : undefined;
  const waitingTypes = useMemo(() => types?.filter(isWaiting) ?? [], [types]);
  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      {failed !== undefined && <SilentRetry failed={failed} />}
      {types === undefined && failed === undefined && isFetching && (
        <Waiting text="Loading data...">
          <TableSkeleton columns={waiting} />
        </Waiting>
      )}
      {types?.length === 0 && (
        <NothingHere lead="No activity in the last six months">
          <p>What you do in online banking appears here straight away.</p>
        </NothingHere>
      )}
      {types !== undefined && types.length > 0 && (
        <>
          {waitingTypes.length > 0 && (
            <Suspense fallback={<EntriesAwaited count={totalOf(waitingTypes)} />}>
              <WaitingEntries party={party} types={waitingTypes} period={counted} />
            </Suspense>
          )}
          <section aria-labelledby={headingId} className={stack.close}>
            <h2 id={headingId} className={typography.large}>
              Everything in the last six months
            </h2>
            <p className={typography.note}>
              {countText(totalOf(types))} made in online banking since {dayText(counted.from)}
              {types.every(wentAsUsual) && ', all accepted'}. Select a type to see the last month.
            </p>
            <div className={styles.counts}>
              <TypesTable types={types} lastMonth={lastMonth} />
              <div className={styles.chart}>
                <Suspense fallback={<ChartAwaited size="chart" />}>
                  <MonthsChart party={party} today={today} />
                </Suspense>
              </div>
            </div>
          </section>
        </>
      )}
    </Page>
  );
}

// Outside the component: new columns would re-render every row.
const columns: readonly Column<CountedType>[] = [
  { id: 'type', text: 'Type', perc: 64, wrap: true, cell: (row) => <TypeLink row={row} /> },
  { id: 'last-month', text: 'Last month', perc: 18, least: '4.5rem', align: 'end', cell: latelyOf },
  { id: 'count', text: 'Six months', perc: 18, least: '4.5rem', align: 'end', cell: ({ count }) => count },
];
const rowKey = ({ type, statusCode }: ActivityType) => `${type} ${statusCode}`;
const card = (row: CountedType) => (
  <div className={cardLines.card}>
    <TypeLink row={row} />
    <p className={cardLines.line}>
      {row.lately !== undefined && row.lately > 0 && `${row.lately} last month, `}
      {row.count} in six months
    </p>
  </div>
);

interface TypesTableProps {
  readonly types: readonly ActivityType[];
  /** The same types, counted in the month that each opens with. */
  readonly lastMonth: readonly ActivityType[] | undefined;
}

function TypesTable({ types, lastMonth }: TypesTableProps) {
  const counted = useMemo(() => withLastMonth(inOrder(types), lastMonth), [types, lastMonth]);
  const rows = useMemo(
    () => ({ count: counted.length, at: (index: number) => counted[index] as CountedType }),
    [counted],
  );
  return <DataTable caption="Types of activity" columns={columns} rows={rows} rowKey={rowKey} card={card} />;
}

/** As people say it. The note above says of what went as usual that it did. */
function TypeLink({ row }: { readonly row: ActivityType }) {
  return (
    <span className={styles.type}>
      <Link to={typeUrl(row)} className={styles.link}>
        {nameOfType(row.type) ?? row.title}
      </Link>{' '}
      {wentAsUsual(row) ? <HiddenText>{row.status}</HiddenText> : <StatusText {...row} />}
    </span>
  );
}

function latelyOf({ lately }: CountedType) {
  return lately === 0 ? <span className={typography.quiet}>0</span> : lately;
}

function countText(count: number): string {
  return count === 1 ? '1 request' : `${count} requests`;
}
