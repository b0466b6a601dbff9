import { useId, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { useListIssuedChequesQuery } from '#src/api/cheques/cheques.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import {
  chequesCopy,
  digitsTyped,
  filterCheques,
  noFilters,
  rangeMistake,
} from '#src/features/cheques/model/filter-cheques.ts';
import { accountChoices, preselected } from '#src/features/cheques/model/services.ts';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import stack from '#src/ui/page/stack.module.css';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';
import styles from './cheques.module.css';
import { ChequesTable } from './cheques-table.tsx';

interface ChequeStatusProps {
  readonly accounts: readonly Account[];
  /** As the URL has it. */
  readonly accountId: string | null;
}

export function ChequeStatus({ accounts, accountId }: ChequeStatusProps) {
  const headingId = useId();
  const [chosenId, setChosenId] = useState<string | null>(accountId);
  const account = preselected(accounts, chosenId);
  return (
    <section aria-labelledby={headingId} className={stack.open}>
      <h2 id={headingId} className={styles.heading}>
        Cheque status
      </h2>
      <div className={styles.narrow}>
        <Select
          label="Account"
          placeholder="Choose an account"
          choices={accountChoices(accounts)}
          value={account?.id ?? ''}
          onChange={setChosenId}
        />
      </div>
      {account === undefined ? (
        <p>Choose an account to see its cheques.</p>
      ) : (
        <ChequesOf key={account.id} account={account} />
      )}
    </section>
  );
}

const waiting = [
  { id: 'number', share: 30, width: 'short' },
  { id: 'status', share: 40, width: 'medium' },
  { id: 'amount', share: 30, width: 'short' },
] as const;

function ChequesOf({ account }: { readonly account: Account }) {
  const party = useAppSelector(selectActiveParty);
  const [filters, setFilters] = useState(noFilters);
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
  const shown = filterCheques(cheques, filters);
  const change = (name: keyof typeof filters) => (text: string) =>
    setFilters((last) => ({ ...last, [name]: digitsTyped(text) }));
  const clear = (name: keyof typeof filters) => () => setFilters((last) => ({ ...last, [name]: '' }));
  const field = (name: keyof typeof filters) =>
    ({ value: filters[name], inputMode: 'numeric', onChange: change(name), onClear: clear(name) }) as const;

  return (
    <>
      {cheques.length > 0 && (
        <div className={styles.filters}>
          <SearchField label="From number" error={mistake} {...field('from')} />
          <SearchField label="To number" {...field('to')} />
          <SearchField label="Search numbers" {...field('part')} />
        </div>
      )}
      <p role="status" className={styles.words}>
        {mistake === undefined &&
          chequesCopy(shown.length, cheques.length, filters !== noFilters && Object.values(filters).some(Boolean))}
      </p>
      {mistake === undefined && shown.length > 0 && <ChequesTable cheques={shown} />}
    </>
  );
}
