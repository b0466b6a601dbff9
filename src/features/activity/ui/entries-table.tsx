import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { activityUrl } from '#src/features/activity/model/activity-url.ts';
import type { ShownEntry } from '#src/features/activity/model/shown-entry.ts';
import cardLines from '#src/ui/table/card-lines.module.css';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './activity.module.css';
import { StatusText } from './activity-status.tsx';

// Outside the component: new columns would re-render every row.
const payee: Column<ListedEntry> = {
  id: 'payee',
  text: 'Payee and type',
  perc: 30,
  wrap: true,
  cell: (entry) => <What entry={entry} />,
};
const status: Column<ListedEntry> = {
  id: 'status',
  text: 'Status',
  perc: 12,
  wrap: true,
  cell: (entry) => <StatusText {...entry} />,
};
const account: Column<ListedEntry> = {
  id: 'account',
  text: 'Account',
  perc: 24,
  wrap: true,
  hideFor: ['medium'],
  cell: (entry) => <AccountOf entry={entry} />,
};
const others: readonly Column<ListedEntry>[] = [
  account,
  status,
  { id: 'amount', text: 'Amount', perc: 11, align: 'end', cell: amountOf },
  {
    id: 'reference',
    text: 'Reference',
    perc: 14,
    least: '9.25rem',
    apart: true,
    wrap: true,
    cell: (entry) => <ReferenceLink entry={entry} />,
  },
];
const date: Column<ListedEntry> = { id: 'date', text: 'Date', perc: 9, least: '5.25rem', cell: dateOf };
const columns = [date, payee, ...others];
const columnsOfOneType = [date, { ...payee, text: 'Payee', cell: payeeOf }, ...others];
const columnsOfTypes = [date, { ...payee, text: 'Type' }, ...others];
/** The heading says what each is, and nobody says who it went to. */
const columnsWithoutPayee = [date, ...others];
/** By whether each row says its status. */
const withStatus = { columns, columnsOfOneType, columnsOfTypes, columnsWithoutPayee };
const withoutStatus = {
  columns: statusUnseen(columns),
  columnsOfOneType: statusUnseen(columnsOfOneType),
  columnsOfTypes: statusUnseen(columnsOfTypes),
  columnsWithoutPayee: statusUnseen(columnsWithoutPayee),
};
const rowKey = ({ reference }: ShownEntry) => reference;
const card = (entry: ListedEntry) => (
  <div className={cardLines.card}>
    <div className={`${cardLines.line} ${styles.first}`}>
      <What entry={entry} />
      <span className={styles.sum}>{amountOf(entry)}</span>
    </div>
    <p className={cardLines.line}>
      <span>{dateOf(entry)}</span>
      <span>{entry.account?.number}</span>
    </p>
    <p className={cardLines.line}>
      <ReferenceLink entry={entry} />
      {entry.isStatusSaid ? <HiddenText>{entry.status}</HiddenText> : <StatusText {...entry} />}
    </p>
  </div>
);

interface EntriesTableProps {
  readonly caption: string;
  readonly entries: readonly ShownEntry[];
  /** What all of them are, unless one says otherwise. */
  readonly usualType?: string | undefined;
  /** Whether the payee of any is known, or may yet be. */
  readonly isNamed?: boolean;
  /** What stands above the table says the status of all of them. */
  readonly isStatusSaid?: boolean;
  /** Each line says of what type it is. */
  readonly isOfManyTypes?: boolean;
}

interface ListedEntry extends ShownEntry {
  /** What stands above the table says what it is. */
  readonly isUsual: boolean;
  readonly isStatusSaid: boolean;
}

export function EntriesTable(table: EntriesTableProps) {
  const { caption, entries, usualType, isStatusSaid = false } = table;
  const rows = useMemo(() => {
    const listed = entries.map(
      (entry): ListedEntry => ({
        ...entry,
        isUsual: entry.type === usualType,
        isStatusSaid,
      }),
    );
    return { count: listed.length, at: (index: number) => listed[index] as ListedEntry };
  }, [entries, usualType, isStatusSaid]);
  return <DataTable caption={caption} columns={columnsFor(table)} rows={rows} rowKey={rowKey} card={card} />;
}

function columnsFor({
  entries,
  usualType,
  isNamed = true,
  isStatusSaid,
  isOfManyTypes = false,
}: EntriesTableProps): readonly Column<ListedEntry>[] {
  const all = isStatusSaid ? withoutStatus : withStatus;
  const isOfOneType = !isOfManyTypes && entries.every(({ payee, type }) => type === usualType || payee !== undefined);
  if (!isOfOneType) return isNamed ? all.columns : all.columnsOfTypes;
  return isNamed ? all.columnsOfOneType : all.columnsWithoutPayee;
}

/** Its room goes to the names of accounts. */
function statusUnseen(shown: readonly Column<ListedEntry>[]): readonly Column<ListedEntry>[] {
  return shown.map((column) => {
    if (column === status) return { ...status, unseen: true };
    return column === account ? { ...account, perc: account.perc + status.perc } : column;
  });
}

/** Among others that are named. */
function payeeOf(entry: ListedEntry) {
  if (entry.payee !== undefined) return <What entry={entry} />;
  return (
    <span className={typography.detail}>
      <span aria-hidden="true">—</span>
      <HiddenText>Not named</HiddenText>
    </span>
  );
}

/** The payee, above the bank's name for what was asked for; that name alone where no list has the payee's. */
function What({ entry: { payee, isUsual, type } }: { readonly entry: ListedEntry }) {
  if (payee === undefined) return <span>{type}</span>;
  return (
    <span className={styles.two}>
      <bdi className={styles.payee}>{payee}</bdi> {!isUsual && <span className={typography.detail}>{type}</span>}
    </span>
  );
}

function AccountOf({ entry: { account } }: { readonly entry: ShownEntry }) {
  if (account === undefined) return null;
  return (
    <span className={styles.two}>
      {account.title !== undefined && <span className={styles.cut}>{account.title}</span>}{' '}
      <span className={account.title === undefined ? undefined : typography.detail}>{account.number}</span>
    </span>
  );
}

function ReferenceLink({ entry }: { readonly entry: ShownEntry }) {
  return (
    <Link to={activityUrl(entry)} className={styles.link}>
      {entry.reference}
    </Link>
  );
}

function dateOf({ madeOn }: ShownEntry) {
  return madeOn === undefined ? '' : slashedDay(madeOn);
}

function amountOf({ amount }: ShownEntry) {
  return amount === undefined ? '' : <MoneyText amount={amount} />;
}
