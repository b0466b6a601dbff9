import { type CSSProperties, useId, useMemo, useState } from 'react';
import { bulkPageSize, useListBulkRecordsQuery } from '#src/api/bulk/bulk-files.ts';
import type { BulkRecord } from '#src/api/bulk/bulk-record.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { progressTexts } from '#src/features/bulk/model/file-copy.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { Pager } from '#src/features/bulk/ui/pager.tsx';
import type { PartyId } from '#src/kernel/ids.ts';
import stack from '#src/ui/page/stack.module.css';
import cardLines from '#src/ui/table/card-lines.module.css';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { StatusText } from '#src/ui/text/status-text.tsx';
import typography from '#src/ui/text/typography.module.css';

/** A payment, which says why it was rejected unless the page has said it. */
interface ListedRecord extends BulkRecord {
  readonly isSaidAbove: boolean;
}

const columnsWithDate: readonly Column<ListedRecord>[] = [
  { id: 'row', text: 'Row', perc: 4, least: '1.75rem', align: 'end', cell: (record) => <RowNumber record={record} /> },
  { id: 'name', text: 'Payee name', perc: 21, wrap: 'whole', cell: ({ name }) => name },
  { id: 'account', text: 'Account', perc: 22, wrap: 'whole', cell: accountText },
  {
    id: 'reference',
    text: 'Reference',
    perc: 12,
    wrap: 'whole',
    hideFor: ['medium'],
    cell: ({ reference }) => reference,
  },
  {
    id: 'amount',
    text: 'Amount',
    perc: 11,
    least: '5rem',
    align: 'end',
    cell: ({ amount }) => amount && <MoneyText amount={amount} />,
  },
  { id: 'date', text: 'Date', perc: 12, least: '6.25rem', apart: true, cell: ({ date }) => date && slashedDay(date) },
  {
    id: 'status',
    text: 'Status',
    perc: 26,
    apart: true,
    wrap: 'whole',
    cell: (record) => (
      <span className={styles.two}>
        <RecordStatus record={record} />
      </span>
    ),
  },
];
/** The bank may name no date for the payments of a file; the file has one. */
const columns = columnsWithDate
  .filter(({ id }) => id !== 'date')
  .map((column) => (column.id === 'account' ? { ...column, perc: 24 } : column));
const rowKey = ({ id }: ListedRecord) => id;
const card = (record: ListedRecord) => <RecordCard record={record} />;

interface FileRecordsProps {
  readonly party: PartyId | false;
  readonly id: string;
  /** How many payments the file has. */
  readonly count: number;
  /** What became of the whole file stands above. */
  readonly isEndSaid: boolean;
  /** Its payments were not made because some rows are wrong, which stands above as well. */
  readonly hasErrors: boolean;
}

/** The payments of a file, with the outcome of each. */
export function FileRecords({ party, id, count, isEndSaid, hasErrors }: FileRecordsProps) {
  const headingId = useId();
  const [page, setPage] = useState(1);
  const query = useListBulkRecordsQuery({ party, id, page }, { refetchOnMountOrArgChange: true });
  const failed = failedCalls([query]);
  const { currentData, data, isFetching } = query;
  const records = currentData?.records;
  const rows = useMemo(() => {
    const stopped = (records ?? []).filter(isInnocent);
    const areSaidAbove =
      records !== undefined && ((isEndSaid && areAlike(records)) || (hasErrors && areAlike(stopped)));
    const listed = (records ?? []).map((record): ListedRecord => {
      return { ...record, isSaidAbove: areSaidAbove && isInnocent(record) };
    });
    return { count: listed.length, at: (index: number) => listed[index] as ListedRecord };
  }, [records, isEndSaid, hasErrors]);
  return (
    <section aria-labelledby={headingId} className={stack.close} aria-busy={records === undefined}>
      <h2 id={headingId} className={typography.large}>
        Payments
      </h2>
      {failed !== undefined && <CallFailed failed={failed} lead="We could not load the payments in this file." />}
      {failed === undefined && records === undefined && (
        <div className={styles.awaited} style={{ '--rows': Math.min(count, bulkPageSize) } as CSSProperties}>
          <p role="status">Loading data...</p>
        </div>
      )}
      {failed === undefined && records !== undefined && (
        <DataTable
          caption="Payments"
          columns={records.some(({ date }) => date !== undefined) ? columnsWithDate : columns}
          rows={rows}
          rowKey={rowKey}
          card={card}
        />
      )}
      <Pager
        label="Pages of payments"
        page={page}
        pageSize={bulkPageSize}
        count={(currentData ?? data)?.totalCount ?? 0}
        busy={isFetching}
        onGo={setPage}
      />
    </section>
  );
}

/** All rejected, and for one reason. */
function areAlike(records: readonly BulkRecord[]): boolean {
  return records.every(({ progress, reason }) => progress === 'rejected' && reason === records[0]?.reason);
}

/** Rejected with its file, although nothing is wrong with it. */
function isInnocent({ progress, isAtFault }: BulkRecord): boolean {
  return progress === 'rejected' && !isAtFault;
}

const tones = { accepted: 'good', processing: 'waiting', rejected: 'bad' } as const;

/** The rows that are wrong stand out from those that share their fate. */
function RowNumber({ record: { id, isAtFault, progress } }: { readonly record: BulkRecord }) {
  if (!isAtFault || progress !== 'rejected') return id;
  return (
    <span className={styles.wrong}>
      <span aria-hidden="true">! </span>
      {id}
      <HiddenText> is wrong</HiddenText>
    </span>
  );
}

/** Red is kept for the rows that are wrong. */
function RecordStatus({ record }: { readonly record: ListedRecord }) {
  const { progress, reason, isSaidAbove } = record;
  if (isSaidAbove) return <span className={typography.soft}>{progressTexts[progress]}</span>;
  return (
    <>
      {isInnocent(record) ? (
        <span className={typography.soft}>{progressTexts[progress]}</span>
      ) : (
        <StatusText tone={tones[progress]}>{progressTexts[progress]}</StatusText>
      )}{' '}
      {reason !== undefined && <span className={styles.soft}>{reason}</span>}
    </>
  );
}

function RecordCard({ record }: { readonly record: ListedRecord }) {
  const { name, reference, amount, date } = record;
  return (
    <div className={cardLines.card}>
      <p className={cardLines.line}>
        <span className={styles.strong}>
          <RowNumber record={record} />. {name}
        </span>
        <span className={styles.strong}>{amount && <MoneyText amount={amount} />}</span>
      </p>
      <p className={cardLines.line}>
        <span>{accountText(record)}</span>
        <span>{reference}</span>
      </p>
      {date !== undefined && <p className={typography.soft}>{slashedDay(date)}</p>}
      <p>
        <RecordStatus record={record} />
      </p>
    </div>
  );
}

function accountText({ sortCode, accountNumber }: BulkRecord): string {
  return `${sortCode.replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3')} · ${accountNumber}`;
}
