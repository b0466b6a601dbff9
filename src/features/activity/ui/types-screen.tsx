import { Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCountActivitiesQuery } from '#src/api/activity/activities.ts';
import type { ActivityType } from '#src/api/activity/activity.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { SilentRetry } from '#src/banking/page/silent-retry.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { typeUrl } from '#src/features/activity/model/activity-url.ts';
import { countedPeriod, openingPeriod } from '#src/features/activity/model/periods.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';
import { periodText } from '#src/ui/text/dates.ts';
import styles from './activity.module.css';
import { StatusText } from './activity-status.tsx';

const MonthsChart = lazyChart(async () => (await import('./activities-chart.tsx')).MonthsChart);

const waiting = [
  { id: 'type', share: 50, width: 'long' },
  { id: 'status', share: 30, width: 'medium' },
  { id: 'count', share: 20, width: 'short' },
] as const;

/** What was done, by type and status. A failure to load is silent, and can be tried again. */
export function TypesScreen() {
  const party = useAppSelector(selectActiveParty);
  // Fixed for the visit: the list being read must not change at midnight.
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const counted = countedPeriod(today);
  const counts = useCountActivitiesQuery({ party, ...counted });
  const { currentData: types, isFetching } = counts;
  const failed = types === undefined ? failedCalls([counts]) : undefined;
  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      <p>
        Requests made in online banking, {periodText(counted)}. Each type opens with the last month,{' '}
        {periodText(openingPeriod(today))}.
      </p>
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
          <TypesTable types={types} />
          <Suspense fallback={<ChartAwaited size="chart" />}>
            <MonthsChart party={party} today={today} />
          </Suspense>
        </>
      )}
    </Page>
  );
}

// Outside the component: new columns would re-render every row.
const columns: readonly Column<ActivityType>[] = [
  { id: 'type', text: 'Type', perc: 50, wrap: true, cell: (row) => <TypeLink row={row} /> },
  { id: 'status', text: 'Status', perc: 30, cell: (row) => <StatusText {...row} /> },
  { id: 'count', text: 'Number', perc: 20, align: 'end', cell: ({ count }) => count },
];
const rowKey = ({ type, statusCode }: ActivityType) => `${type} ${statusCode}`;
const card = (row: ActivityType) => (
  <div className={styles.card}>
    <TypeLink row={row} />
    <p className={styles.line}>
      <StatusText {...row} />
      <span>{row.count}</span>
    </p>
  </div>
);

function TypesTable({ types }: { readonly types: readonly ActivityType[] }) {
  const sorted = useMemo(
    () =>
      types.toSorted((one, other) => one.title.localeCompare(other.title) || one.status.localeCompare(other.status)),
    [types],
  );
  const rows = useMemo(
    () => ({ count: sorted.length, at: (index: number) => sorted[index] as ActivityType }),
    [sorted],
  );
  return <DataTable caption="Types of activity" columns={columns} rows={rows} rowKey={rowKey} card={card} />;
}

function TypeLink({ row }: { readonly row: ActivityType }) {
  return (
    <Link to={typeUrl(row)} className={styles.link}>
      {row.title}
    </Link>
  );
}
