import type { Account } from '#src/api/accounts/account.ts';
import { instructionCodes } from '#src/api/instructions/instruction.ts';
import { type UpcomingView, viewTitles } from '#src/features/instructions/model/upcoming-copy.ts';
import { LazySelect } from '#src/ui/fields/lazy-select.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { ToggleTags } from '#src/ui/fields/toggle-tags.tsx';
import styles from './upcoming-panel.module.css';
import type { UpcomingFilters as InUse } from './use-upcoming-filters.ts';

/** The value for "no choice"; the bank's ids are never plain words. */
const everyAccount = { id: 'all', title: 'All accounts' };
const views: readonly UpcomingView[] = ['all', ...instructionCodes];

interface UpcomingFiltersProps {
  readonly inUse: InUse;
  readonly accounts: readonly Account[];
  /** How many each view has. */
  readonly counts: Readonly<Record<UpcomingView, number>>;
}

export function UpcomingFilters({ inUse, accounts, counts }: UpcomingFiltersProps) {
  const { search, accountId, view, type, settle, clearSearch, choose, show } = inUse;
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
      <div className={styles.views}>
        <ToggleTags
          label="Show"
          tags={views.map((each) => ({ id: each, title: `${viewTitles[each]} (${counts[each]})` }))}
          selected={new Set([view])}
          onToggle={(id) => show(views.find((each) => each === id) ?? 'all')}
        />
      </div>
    </section>
  );
}
