import { memo, useEffect, useMemo, useRef } from 'react';
import type { StatementItem } from '#src/api/statements/statement.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { FailedCalls } from '#src/banking/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { failedDownloads } from '#src/features/statements/model/downloads.ts';
import { type Grouping, groupTitle, startsGroup } from '#src/features/statements/model/statement-groups.ts';
import { damagedCopy, listCopy } from '#src/features/statements/model/statement-list-copy.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import stack from '#src/ui/page/stack.module.css';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './statements-list.module.css';
import { StatementsSkeleton } from './statements-skeleton.tsx';
import { DownloadsProvider, useDownloads, useDownloadsHere } from './use-downloads.ts';

interface StatementsListProps {
  readonly statements: readonly StatementItem[];
  readonly names: ReadonlyMap<AccountId, string>;
  /** All are of one account, which the filter names. */
  readonly isOfOne: boolean;
  readonly grouping: Grouping;
  readonly isFiltered: boolean;
  readonly isLoading: boolean;
  readonly damagedCount: number;
}

/** The statements that match the filters, with download results above them. */
export function StatementsList({ statements, names, isOfOne, grouping, ...list }: StatementsListProps) {
  const { isFiltered, isLoading, damagedCount } = list;
  const inUse = useDownloads();
  const { downloads, download } = inUse;
  const rows = useMemo(
    () =>
      statements.map((statement) => ({
        statement,
        accountName: names.get(statement.accountId) ?? statement.accountName,
      })),
    [statements, names],
  );
  return (
    <div className={stack.open} aria-busy={isLoading} data-waiting={isLoading ? '' : undefined}>
      <div className={styles.words}>
        <p role="status">{isLoading ? 'Loading data...' : listCopy(rows.length, isFiltered)}</p>
        <p role="status">{downloads.saved !== undefined && `Saved ${downloads.saved}`}</p>
      </div>
      {damagedCount > 0 && <DamagedStatements count={damagedCount} />}
      {failedDownloads(downloads).map(({ statement, error, isInProgress }) => (
        <FailedDownload
          key={statement.id}
          what={`${statement.title} of ${names.get(statement.accountId) ?? statement.accountName}`}
          failed={{ error, busy: isInProgress, tryAgain: () => download(statement) }}
        />
      ))}
      {isLoading && <StatementsSkeleton />}
      {rows.length > 0 && (
        <DownloadsProvider value={inUse}>
          <StatementsTable rows={rows} grouping={grouping} isOfOne={isOfOne} />
        </DownloadsProvider>
      )}
    </div>
  );
}

interface FailedDownloadProps {
  readonly what: string;
  readonly failed: FailedCalls;
}

function FailedDownload({ what, failed }: FailedDownloadProps) {
  const around = useRef<HTMLDivElement>(null);

  // The pressed row may be far down: each failure scrolls its reason into view.
  useEffect(() => {
    if (!failed.busy) around.current?.scrollIntoView({ block: 'nearest' });
  }, [failed.busy]);

  return (
    <div ref={around} className={styles.failed}>
      <CallFailed lead={`${what} was not downloaded.`} failed={failed} />
    </div>
  );
}

function DamagedStatements({ count }: { readonly count: number }) {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        {damagedCopy(count)} If you need {count === 1 ? 'it' : 'them'} today, call{' '}
        <PhoneLink number={telephones.helpdesk} />.
      </p>
    </Notice>
  );
}

/** A statement, with its account's display name. */
interface StatementRow {
  readonly statement: StatementItem;
  readonly accountName: string;
}

// Outside the component: new columns would re-render every row.
const columns: readonly Column<StatementRow>[] = [
  { id: 'account', text: 'Account Name', perc: 42, cell: ({ accountName }) => accountName },
  { id: 'file', text: 'File', perc: 42, cell: (row) => <FileButton {...row} /> },
  { id: 'date', text: 'Date', perc: 16, least: '5.25rem', cell: ({ statement }) => slashedDay(statement.date) },
];
const rowKey = ({ statement }: StatementRow) => statement.id;
const card = (row: StatementRow) => <StatementCard row={row} isNamed />;
const cardOfOne = (row: StatementRow) => <StatementCard row={row} isNamed={false} />;

const titleBy = {
  month: ({ statement }: StatementRow) => groupTitle(statement, 'month'),
  year: ({ statement }: StatementRow) => groupTitle(statement, 'year'),
} as const satisfies Record<Grouping, (row: StatementRow) => string>;

interface StatementsTableProps {
  readonly rows: readonly StatementRow[];
  readonly grouping: Grouping;
  readonly isOfOne: boolean;
}

/** Re-renders only when its rows change. */
const StatementsTable = memo(function StatementsTable({ rows, grouping, isOfOne }: StatementsTableProps) {
  const source = useMemo(
    () => ({
      count: rows.length,
      at: (index: number) => rowAt(rows, index),
      startsGroup: (index: number) => startsGroup(rows[index - 1]?.statement, rowAt(rows, index).statement, grouping),
    }),
    [rows, grouping],
  );
  const groupTitle = titleBy[grouping];
  return (
    <DataTable
      caption="Statements"
      columns={columns}
      rows={source}
      {...{ rowKey, groupTitle }}
      card={isOfOne ? cardOfOne : card}
    />
  );
});

interface StatementCardProps {
  readonly row: StatementRow;
  readonly isNamed: boolean;
}

/** A statement on a small screen. */
function StatementCard({ row: { statement, accountName }, isNamed }: StatementCardProps) {
  return (
    <div className={typography.small}>
      {isNamed && <p className={styles.account}>{accountName}</p>}
      <div className={styles.line}>
        <FileButton statement={statement} accountName={accountName} />
        <p className={styles.date}>{slashedDay(statement.date)}</p>
      </div>
    </div>
  );
}

function rowAt(rows: readonly StatementRow[], index: number): StatementRow {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`No statement ${index} of ${rows.length}`);
  return row;
}

interface FileButtonProps {
  readonly statement: StatementItem;
  readonly accountName: string;
}

/** Downloads the statement. Named by its title and account, and stretched so that the whole row can be pressed. */
function FileButton({ statement, accountName }: FileButtonProps) {
  const { downloads, download } = useDownloadsHere();
  const isInProgress = downloads.byId.get(statement.id)?.isInProgress ?? false;
  return (
    <button
      type="button"
      data-prints=""
      className={styles.file}
      aria-disabled={isInProgress || undefined}
      onClick={() => download(statement)}
    >
      {isInProgress ? <span aria-hidden="true" className={styles.spinner} /> : <DownloadIcon />}
      <HiddenText>{isInProgress ? 'Downloading ' : 'Download '}</HiddenText>
      <span className={styles.title}>{statement.title}</span>
      <HiddenText> of {accountName}</HiddenText>
    </button>
  );
}

function DownloadIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.sign}>
      <path d="M8 2v8.5M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11" />
    </svg>
  );
}
