import { useState } from 'react';
import { type Money, money } from '#src/kernel/money.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { Specimen } from './specimen.tsx';
import styles from './table-samples.module.css';

interface Horse {
  readonly name: string;
  readonly trainer: string;
  readonly going: string;
  readonly fee: Money;
}

const names = ['Brass Button', 'Night Mail', 'Ivory Coast Road', 'Small Change', 'Overdraft', 'Penny Plain'];

/** Sample rows, some with more text than a column can hold. */
const horses: readonly Horse[] = names.map((name, at) => ({
  name,
  trainer: at % 2 === 0 ? 'M. Fothergill-Hartley of Upper Lambourn' : 'A. Grey',
  going: at % 3 === 0 ? 'Good to firm, firm in places on the far side of the course' : 'Soft',
  fee: money((at - 2) * 1_250_50, 'GBP'),
}));

const rows = { count: horses.length, at: (index: number) => horses[index] as Horse };
const rowKey = ({ name }: Horse) => name;
const drawerLabel = ({ name }: Horse) => `Details of ${name}`;

function drawer({ trainer, going, fee }: Horse) {
  return (
    <FactList
      facts={[
        { label: 'Trainer', value: trainer },
        { label: 'Going', value: going },
        { label: 'Fee', value: <MoneyText amount={fee} place="balance" /> },
      ]}
    />
  );
}

function card({ name, fee }: Horse) {
  return (
    <div className={styles.card}>
      <strong>{name}</strong>
      <MoneyText amount={fee} place="balance" />
    </div>
  );
}

const horseshoe = (
  <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.icon}>
    <path d="M5 14H2.5C1 5 4 1.5 8 1.5S15 5 13.5 14H11" />
  </svg>
);

function columnsFor(onChoose: (name: string) => void): readonly Column<Horse>[] {
  return [
    { id: 'name', text: 'Horse', perc: 22, icon: horseshoe, cell: ({ name }) => name },
    { id: 'trainer', text: 'Trainer', perc: 22, showFor: ['large'], cell: ({ trainer }) => trainer },
    { id: 'going', text: 'Going', perc: 22, hideFor: ['small'], wrap: true, cell: ({ going }) => going },
    {
      id: 'fee',
      text: 'Fee',
      perc: 18,
      align: 'end',
      extra: 'with VAT',
      cell: ({ fee }) => <MoneyText amount={fee} place="balance" />,
    },
    {
      id: 'choose',
      text: 'What can be done',
      perc: 16,
      headerHide: true,
      hasActions: true,
      cell: ({ name }) => (
        <Button aria-label={`Choose ${name}`} onClick={() => onChoose(name)}>
          Choose
        </Button>
      ),
    },
  ];
}

export function TableSamples() {
  const [chosen, setChosen] = useState('none');
  const [columns] = useState(() => columnsFor(setChosen));
  return (
    <Specimen title="Table">
      <DataTable
        caption="Horses"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        drawer={drawer}
        drawerLabel={drawerLabel}
        card={card}
      />
      <p role="status">Chosen: {chosen}</p>
    </Specimen>
  );
}
