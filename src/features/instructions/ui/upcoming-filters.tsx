import type { Account } from '#src/api/accounts/account.ts';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import styles from './upcoming-filters.module.css';
import type { UpcomingFilters as InUse } from './use-upcoming-filters.ts';

/** The value for "no choice"; the bank's ids are never plain words. */
const everyAccount = { id: 'all', title: 'All accounts' };

import { LazySelect } from '#src/ui/fields/lazy-select.tsx';

interface UpcomingFiltersProps {
  readonly inUse: InUse;
  readonly accounts: readonly Account[];
}

export function UpcomingFilters({ inUse, accounts }: UpcomingFiltersProps) {
  const { search, accountId, type, settle, clearSearch, choose } = inUse;
  const value = accounts.some(({ id }) => id === accountId) ? (accountId ?? everyAccount.id) : everyAccount.id;
  return (
    <section aria-label="Filters" className={styles.filters}>
      <SearchField
        label="Search upcoming payments"
        placeholder="Name, reference or amount"
        value={search}
        onChange={type}
        onBlur={settle}
        onClear={clearSearch}
      />
      {accounts.length > 1 && (
        <LazySelect
          label="View payments from"
          choices={[everyAccount, ...accounts.map(({ id, title }) => ({ id, title }))]}
          value={value}
          onChange={(id) => choose(id === everyAccount.id ? '' : id)}
        />
      )}
    </section>
  );
}
