import { memo, useMemo } from 'react';
import type { ListedPayee } from '#src/features/payees/model/listed-payees.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { PayeeActions } from './payee-actions.tsx';
import styles from './payees-table.module.css';

const name: Column<ListedPayee> = { id: 'name', text: 'Name', perc: 24, cell: (row) => <Name row={row} /> };
const nameAlone: Column<ListedPayee> = { ...name, hideFor: ['medium'] };
const nameAndEntity: Column<ListedPayee> = {
  ...name,
  id: 'name-and-entity',
  showFor: ['medium'],
  cell: (row) => (
    <div className={styles.three}>
      <Name row={row} />
      <span className={`${styles.title} ${styles.whole}`}>Paid by {row.entity}</span>
    </div>
  ),
};
const account: Column<ListedPayee> = {
  id: 'account',
  text: 'Account',
  perc: 19,
  hideFor: ['medium'],
  wrap: true,
  cell: (row) => <AccountNumber row={row} />,
};
/** Where there is no room for columns of their own, the bank and the entity are a line below others. */
const accountAndBank: Column<ListedPayee> = {
  ...account,
  id: 'account-and-bank',
  perc: 22,
  wrap: false,
  showFor: ['medium'],
  hideFor: [],
  cell: (row) => (
    <>
      <AccountNumber row={row} />
      <span className={styles.title}>{row.payee.bankName}</span>
    </>
  ),
};
const bank: Column<ListedPayee> = {
  id: 'bank',
  text: 'Bank',
  perc: 23,
  hideFor: ['medium'],
  cell: ({ payee }) => payee.bankName,
};
const entity: Column<ListedPayee> = {
  id: 'entity',
  text: 'Entity',
  perc: 22,
  hideFor: ['medium'],
  wrap: true,
  cell: (row) => <span className={styles.entity}>{row.entity}</span>,
};
const reference: Column<ListedPayee> = {
  id: 'reference',
  text: 'Last reference',
  perc: 15,
  cell: (row) => <LastPaid row={row} />,
};
const actions: Column<ListedPayee> = {
  id: 'actions',
  text: 'Actions',
  perc: 19,
  headerHide: true,
  hasActions: true,
  cell: ({ payee }) => <PayeeActions payee={payee} />,
};

// Outside the component: new columns would re-render every row.
const columns = [name, account, accountAndBank, bank, reference, actions];
/** Where the payees of several entities are listed, who pays them matters more than their bank. */
const columnsOfAll = [nameAlone, nameAndEntity, account, accountAndBank, entity, reference, actions];
const rowKey = ({ payee }: ListedPayee) => payee.id;
const card = (row: ListedPayee) => <PayeeCard row={row} />;

/** Re-renders only when its rows change. */
export const PayeesTable = memo(function PayeesTable({ rows }: { readonly rows: readonly ListedPayee[] }) {
  const source = useMemo(() => ({ count: rows.length, at: (index: number) => rowAt(rows, index) }), [rows]);
  const areOfSeveral = rows.some((row) => row.entity !== undefined);
  return (
    <DataTable
      caption="Payees"
      columns={areOfSeveral ? columnsOfAll : columns}
      rows={source}
      rowKey={rowKey}
      isWide
      card={card}
    />
  );
});

/** The customer's own name for the payee comes before the account name. */
function Name({ row: { payee, name } }: { readonly row: ListedPayee }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      {payee.isActive ? (
        name !== payee.title && <span className={styles.title}>{payee.title}</span>
      ) : (
        <span className={styles.waiting}>Awaiting authorisation</span>
      )}
    </>
  );
}

/** What went with the last payment, and its day where the bank names it. */
function LastPaid({ row: { payee } }: { readonly row: ListedPayee }) {
  const { lastReference, lastPaidOn } = payee;
  return (
    <>
      <span className={styles.line}>{lastReference}</span>
      {lastPaidOn !== undefined && <span className={styles.title}>Paid {slashedDay(lastPaidOn)}</span>}
    </>
  );
}

function AccountNumber({ row: { payee } }: { readonly row: ListedPayee }) {
  return <AccountNumberText sortCode={payee.sortCode} accountNumber={payee.accountNumber} />;
}

/** A payee on a small screen. */
function PayeeCard({ row }: { readonly row: ListedPayee }) {
  const { bankName, lastReference, lastPaidOn } = row.payee;
  const last = [lastPaidOn && `Paid ${slashedDay(lastPaidOn)}`, lastReference && `Last ref: ${lastReference}`];
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <Name row={row} />
        <p>
          <AccountNumber row={row} />
        </p>
        <p className={styles.title}>{bankName}</p>
        <p className={styles.title}>{last.filter(Boolean).join(' · ')}</p>
        {row.entity !== undefined && <p className={styles.title}>Paid by {row.entity}</p>}
      </div>
      <div className={styles.actions}>
        <PayeeActions payee={row.payee} />
      </div>
    </div>
  );
}

function rowAt(rows: readonly ListedPayee[], index: number): ListedPayee {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`No payee ${index} of ${rows.length}`);
  return row;
}
