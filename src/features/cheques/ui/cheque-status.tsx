import { useId, useMemo, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { Cheque } from '#src/api/cheques/cheque.ts';
import { useListIssuedChequesQuery } from '#src/api/cheques/cheques.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import {
  type ChequeLine,
  inRuns,
  numbersText,
  oneByOne,
  statusesText,
} from '#src/features/cheques/model/cheque-runs.ts';
import {
  type ChequeFilters,
  chequesCopy,
  filterCheques,
  noFilters,
  rangeMistake,
} from '#src/features/cheques/model/filter-cheques.ts';
import { accountChoices, chosenOf } from '#src/features/cheques/model/services.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import stack from '#src/ui/page/stack.module.css';
import { Waiting } from '#src/ui/page/waiting.tsx';
import cardLines from '#src/ui/table/card-lines.module.css';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { StatusText } from '#src/ui/text/status-text.tsx';
import { ChequeFilterFields } from './cheque-filters.tsx';
import styles from './cheques.module.css';

interface ChequeStatusProps {
  readonly accounts: readonly Account[];
  /** As the URL has it. */
  readonly accountId: string | null;
}

export function ChequeStatus({ accounts, accountId }: ChequeStatusProps) {
  const headingId = useId();
  const [chosenId, setChosenId] = useState<string | null>(accountId);
  const [filters, setFilters] = useState(noFilters);
  const account = chosenOf(accounts, chosenId);
  return (
    <section aria-labelledby={headingId} className={stack.wide}>
      <h2 id={headingId} className={styles.heading}>
        Cheque status
      </h2>
      <div className={styles.lookUp}>
        <Select
          label="Account"
          placeholder="Choose an account"
          choices={accountChoices(accounts)}
          value={account?.id ?? ''}
          onChange={(id) => {
            setChosenId(id);
            setFilters(noFilters);
          }}
        />
        {account === undefined ? (
          <p className={styles.invitation}>Choose an account to see its cheques.</p>
        ) : (
          <ChequeFilterFields
            account={account}
            filters={filters}
            onChange={(change) => setFilters((last) => ({ ...last, ...change }))}
          />
        )}
      </div>
      {account !== undefined && <ChequesOf key={account.id} account={account} filters={filters} />}
    </section>
  );
}

const waiting = [
  { id: 'number', share: 30, width: 'short' },
  { id: 'status', share: 40, width: 'medium' },
  { id: 'amount', share: 30, width: 'short' },
] as const;

interface ChequesOfProps {
  readonly account: Account;
  readonly filters: ChequeFilters;
}

function ChequesOf({ account, filters }: ChequesOfProps) {
  const party = useAppSelector(selectActiveParty);
  const answer = useListIssuedChequesQuery({ party, accountId: account.id });
  const { currentData } = answer;
  const failed = failedCalls([answer]);
  if (currentData === undefined) {
    if (failed !== undefined) return <CallFailed failed={failed} />;
    return (
      <Waiting text="Loading data...">
        <TableSkeleton columns={waiting} />
      </Waiting>
    );
  }
  const { cheques } = currentData;
  const mistake = rangeMistake(filters);
  const isFiltered = Object.values(filters).some(Boolean);
  const shown = filterCheques(cheques, filters);
  return (
    <>
      <p role="status" className={styles.words}>
        {mistake === undefined && chequesCopy(shown.length, cheques.length, isFiltered)}
      </p>
      {mistake === undefined && shown.length > 0 && (
        <ShownCheques key={String(isFiltered)} cheques={shown} mayJoin={!isFiltered} />
      )}
    </>
  );
}

interface ShownChequesProps {
  readonly cheques: readonly Cheque[];
  /** Cheques that were looked for are shown one by one. */
  readonly mayJoin: boolean;
}

/** Unused cheques in a row stand together until the customer wants every one. */
function ShownCheques({ cheques, mayJoin }: ShownChequesProps) {
  const [isWhole, setWhole] = useState(!mayJoin);
  const runs = useMemo(() => inRuns(cheques), [cheques]);
  const lines = useMemo(() => (isWhole ? oneByOne(cheques) : runs), [isWhole, cheques, runs]);
  return (
    <>
      {mayJoin && runs.length < cheques.length && (
        <div className={styles.runs}>
          <p className={styles.words}>{statusesText(cheques)}.</p>
          <Button look="quiet" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show unused cheques together' : `Show all ${cheques.length} cheques one by one`}
          </Button>
        </div>
      )}
      <ChequesTable lines={lines} />
    </>
  );
}

// Outside the component: new columns would re-render every row.
const columns: readonly Column<ChequeLine>[] = [
  { id: 'number', text: 'Number', perc: 25, cell: numbersText },
  { id: 'status', text: 'Status', perc: 30, cell: statusOf },
  { id: 'date', text: 'Date', perc: 22, cell: dateOf },
  { id: 'amount', text: 'Amount', perc: 23, align: 'end', cell: amountOf },
];
const rowKey = ({ last }: ChequeLine) => last.id;
const card = (line: ChequeLine) => (
  <div className={cardLines.card}>
    <p className={cardLines.line}>
      <strong>{numbersText(line)}</strong>
      <span>{amountOf(line)}</span>
    </p>
    <p className={cardLines.line}>
      <span>{statusOf(line)}</span>
      <span>{dateOf(line)}</span>
    </p>
  </div>
);

function ChequesTable({ lines }: { readonly lines: readonly ChequeLine[] }) {
  const rows = useMemo(() => ({ count: lines.length, at: (index: number) => lines[index] as ChequeLine }), [lines]);
  return <DataTable caption="Cheques" columns={columns} rows={rows} rowKey={rowKey} card={card} />;
}

/** As the bank codes them: rejected and stopped. */
const unpaid: readonly string[] = ['R', 'S'];
/** Used and not used: what nearly every cheque is, and not worth a look. */
const usual: readonly string[] = ['U', 'N'];

function statusOf({ last: { status, statusCode }, count }: ChequeLine) {
  if (!usual.includes(statusCode)) {
    return <StatusText tone={unpaid.includes(statusCode) ? 'bad' : 'waiting'}>{status}</StatusText>;
  }
  return <span className={styles.usual}>{count === 1 ? status : `${status}, ${count} cheques`}</span>;
}

function dateOf({ last: { date } }: ChequeLine) {
  return date === undefined ? '' : slashedDay(date);
}

function amountOf({ last: { amount } }: ChequeLine) {
  return amount === undefined ? '' : <MoneyText amount={amount} />;
}
