import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { BulkFile } from '#src/api/bulk/bulk-file.ts';
import { paymentsText } from '#src/banking/orders/request-copy.ts';
import { isUnread, turnText, uploadedText } from '#src/features/bulk/model/file-copy.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { FileStatus, StatusText } from '#src/features/bulk/ui/bulk-status.tsx';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';

// Outside the component: new columns would re-render every row.
const columns: readonly Column<BulkFile>[] = [
  { id: 'file', text: 'File', perc: 22, wrap: true, cell: (file) => <FileLink file={file} /> },
  { id: 'date', text: 'Uploaded', perc: 17, wrap: true, cell: uploadedText },
  { id: 'account', text: 'Account', perc: 12, hideFor: ['medium'], cell: ({ account }) => account.accountNumber },
  { id: 'reference', text: 'Reference', perc: 14, hideFor: ['medium'], cell: ({ id }) => id },
  { id: 'count', text: 'Payments', perc: 9, least: '4.25rem', align: 'end', cell: countText },
  {
    id: 'rejected',
    text: 'Rejected',
    perc: 9,
    align: 'end',
    hideFor: ['medium'],
    cell: (file) => (isUnread(file) ? '' : file.counts.rejected),
  },
  { id: 'amount', text: 'Amount', perc: 15, align: 'end', cell: totalOf },
  { id: 'status', text: 'Status', perc: 19, wrap: true, cell: (file) => <FileStatus file={file} /> },
];
const fewShares: Readonly<Record<string, { readonly perc: number }>> = {
  file: { perc: 26 },
  date: { perc: 15 },
  count: { perc: 11 },
  amount: { perc: 13 },
  status: { perc: 28 },
};
/** Beside the help there is space for these; the reference, which tells equal files apart, stands below the name. */
const fewColumns = columns
  .filter(({ id }) => id !== 'account' && id !== 'reference' && id !== 'rejected')
  .map((column) => ({ ...column, ...(column.id === 'file' && { cell: nameWithReference }), ...fewShares[column.id] }));
const rowKey = ({ id }: BulkFile) => id;
const card = (file: BulkFile) => <FileCard file={file} />;

interface FilesTableProps {
  readonly caption: string;
  readonly files: readonly BulkFile[];
  readonly short?: boolean;
}

export function FilesTable({ caption, files, short = false }: FilesTableProps) {
  const rows = useMemo(() => ({ count: files.length, at: (index: number) => files[index] as BulkFile }), [files]);
  return <DataTable caption={caption} columns={short ? fewColumns : columns} rows={rows} rowKey={rowKey} card={card} />;
}

function FileLink({ file: { id, fileName } }: { readonly file: BulkFile }) {
  return <Link to={`/payments/bulk/file/${encodeURIComponent(id)}`}>{fileName}</Link>;
}

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

function countText(file: BulkFile) {
  return isUnread(file) ? '' : file.count.toLocaleString('en-GB');
}

function totalOf(file: BulkFile) {
  return !isUnread(file) && file.total && <MoneyText amount={file.total} />;
}

/** A file on a small screen. */
function FileCard({ file }: { readonly file: BulkFile }) {
  const { count, id, counts } = file;
  const turn = turnText(file);
  return (
    <div className={styles.rowCard}>
      <FileLink file={file} />
      <span className={styles.end}>{totalOf(file)}</span>
      <span className={styles.soft}>{uploadedText(file)}</span>
      <span className={styles.end}>
        <StatusText headline={file.headline} />
      </span>
      {turn !== undefined && <span className={styles.whole}>{turn}</span>}
      <span className={`${styles.soft} ${styles.whole}`}>
        {id}
        {!isUnread(file) && `, ${paymentsText(count)}`}
        {counts.rejected > 0 && `, ${counts.rejected} rejected`}
      </span>
    </div>
  );
}
