import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { BulkFile } from '#src/api/bulk/bulk-file.ts';
import { paymentsText } from '#src/banking/orders/request-copy.ts';
import { isUnread, turnText, uploadedText } from '#src/features/bulk/model/file-copy.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { FileStatus, HeadlineText } from '#src/features/bulk/ui/bulk-status.tsx';
import cardLines from '#src/ui/table/card-lines.module.css';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';

// Outside the component: new columns would re-render every row.
const columns: readonly Column<BulkFile>[] = [
  { id: 'file', text: 'File', perc: 20, wrap: 'whole', hideFor: ['medium'], cell: (file) => <FileLink file={file} /> },
  { id: 'file-and-id', text: 'File', perc: 26, wrap: 'whole', showFor: ['medium'], cell: nameWithReference },
  { id: 'date', text: 'Uploaded', perc: 17, least: '5.25rem', wrap: 'whole', cell: uploadedWhen },
  { id: 'account', text: 'Account', perc: 10, hideFor: ['medium'], cell: ({ account }) => account.accountNumber },
  { id: 'reference', text: 'Reference', perc: 12, least: '7.25rem', hideFor: ['medium'], cell: ({ id }) => id },
  { id: 'count', text: 'Payments', perc: 8, least: '4.25rem', align: 'end', cell: countText },
  {
    id: 'rejected',
    text: 'Rejected',
    perc: 8,
    align: 'end',
    hideFor: ['medium'],
    cell: rejectedText,
  },
  { id: 'amount', text: 'Amount', perc: 12, least: '5.5rem', align: 'end', cell: totalOf },
  { id: 'status', text: 'Status', perc: 25, apart: true, wrap: 'whole', cell: (file) => <FileStatus file={file} /> },
];
const rowKey = ({ id }: BulkFile) => id;
const card = (file: BulkFile) => <FileCard file={file} />;

interface FilesTableProps {
  readonly caption: string;
  readonly files: readonly BulkFile[];
}

export function FilesTable({ caption, files }: FilesTableProps) {
  const rows = useMemo(() => ({ count: files.length, at: (index: number) => files[index] as BulkFile }), [files]);
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={rowKey} card={card} />;
}

function FileLink({ file: { id, fileName } }: { readonly file: BulkFile }) {
  return (
    <Link className={styles.file} to={`/payments/bulk/file/${encodeURIComponent(id)}`}>
      {fileName}
    </Link>
  );
}

/** The reference tells equal files apart. */
function nameWithReference(file: BulkFile) {
  return (
    <span className={styles.two}>
      <span>
        <FileLink file={file} />
      </span>{' '}
      <span className={styles.soft}>{file.id}</span>
    </span>
  );
}

function uploadedWhen(file: BulkFile) {
  const [day, time] = uploadedText(file).split(' ');
  return (
    <>
      <span className={styles.unbroken}>{day}</span> <span className={styles.unbroken}>{time}</span>
    </>
  );
}

function countText(file: BulkFile) {
  return isUnread(file) ? '' : file.count.toLocaleString('en-GB');
}

/** None at all is as it should be. */
function rejectedText(file: BulkFile) {
  if (isUnread(file)) return '';
  const { rejected } = file.counts;
  return rejected === 0 ? <span className={styles.none}>0</span> : rejected;
}

function totalOf(file: BulkFile) {
  return !isUnread(file) && file.total && <MoneyText amount={file.total} />;
}

/** A file on a small screen. */
function FileCard({ file }: { readonly file: BulkFile }) {
  const turn = turnText(file);
  return (
    <div className={cardLines.card}>
      <div className={cardLines.line}>
        <FileLink file={file} />
        <span className={styles.strong}>{totalOf(file)}</span>
      </div>
      <p className={cardLines.line}>
        <span>{uploadedText(file)}</span>
        <HeadlineText headline={file.headline} />
      </p>
      {turn !== undefined && <p className={styles.strong}>{turn}</p>}
      <p className={cardLines.line}>
        <span>{file.id}</span>
        {!isUnread(file) && <span>{paymentsText(file.count)}</span>}
      </p>
    </div>
  );
}
