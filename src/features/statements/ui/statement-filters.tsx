import { type StatementType, statementTypes } from '#src/api/statements/statement.ts';
import type { Filters } from '#src/features/statements/model/filtered-statements.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { Select } from '#src/ui/fields/select.tsx';
import styles from './statement-filters.module.css';

/** The value for "no choice"; no account, type or year has it. */
const all = 'all';

interface StatementFiltersProps {
  /** The display name of each account. */
  readonly names: ReadonlyMap<AccountId, string>;
  readonly accountId: AccountId | undefined;
  readonly types: readonly StatementType[];
  readonly years: readonly number[];
  readonly filters: Filters;
  readonly onChooseAccount: (id: AccountId | undefined) => void;
  readonly onChoose: (filter: keyof Filters, choice: string | undefined) => void;
}

export function StatementFilters({ names, accountId, types, years, filters, ...chosen }: StatementFiltersProps) {
  const accounts = [...names].map(([id, title]) => ({ id, title }));
  return (
    <section aria-label="Filters" className={styles.filters}>
      <Select
        label="Account"
        choices={[{ id: all, title: 'All accounts' }, ...accounts]}
        value={accountId ?? all}
        onChange={(id) => chosen.onChooseAccount(accounts.find((account) => account.id === id)?.id)}
      />
      <Select
        label="Type"
        choices={[{ id: all, title: 'All' }, ...types.map((type) => ({ id: type, title: statementTypes[type] }))]}
        value={filters.type ?? all}
        onChange={(id) => chosen.onChoose('type', id === all ? undefined : id)}
      />
      <Select
        label="Year"
        choices={[{ id: all, title: 'All' }, ...years.map((year) => ({ id: String(year), title: String(year) }))]}
        value={filters.year === undefined ? all : String(filters.year)}
        onChange={(id) => chosen.onChoose('year', id === all ? undefined : id)}
      />
    </section>
  );
}

/** Reserves the filters' space until the accounts are loaded. */
export function StatementFiltersWaiting() {
  return (
    <div aria-hidden="true" className={styles.filters}>
      <span className={styles.waiting} />
      <span className={styles.waiting} />
      <span className={styles.waiting} />
    </div>
  );
}
