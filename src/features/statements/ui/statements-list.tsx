import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { StatementItem } from '#src/api/statements/statement.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { FailedCalls } from '#src/banking/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { failedDownloads } from '#src/features/statements/model/downloads.ts';
import { shownYears } from '#src/features/statements/model/shown-years.ts';
import { type Grouping, groupTitle, startsGroup } from '#src/features/statements/model/statement-groups.ts';
import { damagedCopy, listCopy } from '#src/features/statements/model/statement-list-copy.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import stack from '#src/ui/page/stack.module.css';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import typography from '#src/ui/text/typography.module.css';
import { FileButton, type StatementRow } from './file-button.tsx';
import styles from './statements-list.module.css';
import { StatementsSkeleton } from './statements-skeleton.tsx';
import { DownloadsProvider, useDownloads } from './use-downloads.ts';

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
          <StatementsByYear rows={rows} grouping={grouping} isOfOne={isOfOne} />
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

// Outside the component: new columns would re-render every row.
const columns: readonly Column<StatementRow>[] = [
  { id: 'account', text: 'Account Name', perc: 42, cell: ({ accountName }) => accountName },
  { id: 'file', text: 'File', perc: 42, cell: (row) => <FileButton row={row} /> },
  {
    id: 'date',
    text: 'Date',
    perc: 16,
    least: '5.25rem',
    align: 'end',
    cell: ({ statement }) => slashedDay(statement.date),
  },
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

/** The newest years; older ones follow when the customer asks for them. Other rows start anew. */
function StatementsByYear(table: StatementsTableProps) {
  const { rows } = table;
  const [asked, setAsked] = useState({ rows, more: 0 });
  const more = asked.rows === rows ? asked.more : 0;
  const endRef = useRef<HTMLParagraphElement>(null);
  const { count, next } = useMemo(
    () =>
      shownYears(
        rows.map(({ statement }) => statement),
        more,
      ),
    [rows, more],
  );
  const shown = useMemo(() => rows.slice(0, count), [rows, count]);

  // The pressed button disappears with the last year: the words that follow it take the focus.
  useEffect(() => {
    if (more > 0 && document.activeElement === document.body) endRef.current?.focus({ preventScroll: true });
  }, [more]);

  return (
    <>
      <StatementsTable {...table} rows={shown} />
      {next !== undefined && (
        <div className={styles.more}>
          <Button onClick={() => setAsked({ rows, more: more + 1 })}>
            <span>
              Show {next.year} <span className={styles.count}>({next.count})</span>
            </span>
          </Button>
          <Button look="quiet" onClick={() => setAsked({ rows, more: rows.length })}>
            Show all years
          </Button>
        </div>
      )}
      {next === undefined && more > 0 && (
        <p ref={endRef} tabIndex={-1} className={styles.end}>
          All {rows.length} are shown.
        </p>
      )}
    </>
  );
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
function StatementCard({ row, isNamed }: StatementCardProps) {
  return (
    <div className={typography.small}>
      {isNamed && <p className={styles.account}>{row.accountName}</p>}
      <div className={styles.line}>
        <FileButton row={row} />
        <p className={styles.date}>{slashedDay(row.statement.date)}</p>
      </div>
    </div>
  );
}

function rowAt(rows: readonly StatementRow[], index: number): StatementRow {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`No statement ${index} of ${rows.length}`);
  return row;
}
