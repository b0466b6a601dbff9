import { memo, useMemo } from 'react';
import type { ListedPayee } from '#src/features/payees/model/listed-payees.ts';
import { useListRoom } from '#src/ui/overlays/screen-size.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { OtherActions, PayLink } from './payee-actions.tsx';
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
  cell: ({ payee }) => (
    <>
      <PayLink payee={payee} />
      <OtherActions payee={payee} />
    </>
  ),
};

// Outside the component: new columns would re-render every row.
const columns = [name, account, accountAndBank, bank, reference, actions];
/** Where the payees of several entities are listed, who pays them matters more than their bank. */
const columnsOfAll = [nameAlone, nameAndEntity, account, accountAndBank, entity, reference, actions];
const rowKey = ({ payee }: ListedPayee) => payee.id;
const card = (row: ListedPayee) => <PayeeCard row={row} />;
const drawer = (row: ListedPayee) => <PayeeDrawer row={row} />;
const drawerLabel = ({ name }: ListedPayee) => `Details of ${name}`;

/** Re-renders only when its rows change. */
export const PayeesTable = memo(function PayeesTable({ rows }: { readonly rows: readonly ListedPayee[] }) {
  const source = useMemo(() => ({ count: rows.length, at: (index: number) => rowAt(rows, index) }), [rows]);
  // Columns have it all; a card has two lines, and the rest opens below them.
  const room = useListRoom();
  const opening = room === 'small' || room === 'narrow' ? { drawer, drawerLabel } : {};
  const areOfSeveral = rows.some((row) => row.entity !== undefined);
  return (
    <DataTable
      caption="Payees"
      columns={areOfSeveral ? columnsOfAll : columns}
      rows={source}
      rowKey={rowKey}
      isWide
      card={card}
      {...opening}
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

/** A payee on a small screen: whom, and the account. */
function PayeeCard({ row }: { readonly row: ListedPayee }) {
  const { payee, name } = row;
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        {payee.isActive ? (
          <span className={styles.number}>
            <AccountNumber row={row} />
          </span>
        ) : (
          <span className={styles.waiting}>Awaiting authorisation</span>
        )}
      </div>
      <PayLink payee={payee} />
    </div>
  );
}

/** What a card has no line for. */
function PayeeDrawer({ row }: { readonly row: ListedPayee }) {
  const { payee, name, entity } = row;
  const { title, bankName, lastReference, lastPaidOn, isActive } = payee;
  const facts = [
    ...(name === title ? [] : [{ label: 'Account name', value: title }]),
    ...(isActive ? [] : [{ label: 'Account', value: <AccountNumber row={row} /> }]),
    { label: 'Bank', value: bankName },
    ...(lastPaidOn === undefined ? [] : [{ label: 'Last paid', value: slashedDay(lastPaidOn) }]),
    ...(lastReference === '' ? [] : [{ label: 'Last reference', value: lastReference }]),
    ...(entity === undefined ? [] : [{ label: 'Paid by', value: entity }]),
  ];
  return (
    <div className={styles.drawer}>
      <FactList facts={facts} />
      <div className={styles.actions}>
        <OtherActions payee={payee} />
      </div>
    </div>
  );
}

function rowAt(rows: readonly ListedPayee[], index: number): ListedPayee {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`No payee ${index} of ${rows.length}`);
  return row;
}
