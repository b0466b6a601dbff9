import type { Account } from '#src/api/accounts/account.ts';
import { instructionCodes } from '#src/api/instructions/instruction.ts';
import { type UpcomingView, viewTitles } from '#src/features/instructions/model/upcoming-copy.ts';
import { FilterRow, type RemovableFilter } from '#src/ui/fields/filter-row.tsx';
import { LazySelect } from '#src/ui/fields/lazy-select.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { ToggleTags } from '#src/ui/fields/toggle-tags.tsx';
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

export function UpcomingFilters({ inUse: chosenFilters, accounts, counts }: UpcomingFiltersProps) {
  const { search, accountId, view, type, settle, clearSearch, choose, show } = chosenFilters;
  const inUse: RemovableFilter[] = [];
  const chosen = accounts.find(({ id }) => id === accountId);
  if (chosen !== undefined) inUse.push({ id: 'account', title: chosen.title, remove: () => choose('') });
  if (view !== 'all') inUse.push({ id: 'view', title: viewTitles[view], remove: () => show('all') });
  return (
    <FilterRow
      inUse={inUse}
      search={
        <SearchField
          label="Search upcoming payments"
          placeholder="Name, reference or amount"
          value={search}
          onChange={type}
          onBlur={settle}
          onClear={clearSearch}
        />
      }
    >
      {accounts.length > 1 && (
        <LazySelect
          label="View payments from"
          choices={[everyAccount, ...accounts.map(({ id, title }) => ({ id, title }))]}
          value={chosen?.id ?? everyAccount.id}
          onChange={(id) => choose(id === everyAccount.id ? '' : id)}
        />
      )}
      <div data-whole="">
        <ToggleTags
          label="Show"
          tags={views.map((each) => ({ id: each, title: `${viewTitles[each]} (${counts[each]})` }))}
          selected={new Set([view])}
          onToggle={(id) => show(views.find((each) => each === id) ?? 'all')}
        />
      </div>
    </FilterRow>
  );
}
