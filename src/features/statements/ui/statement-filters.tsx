import { type StatementType, statementTypes } from '#src/api/statements/statement.ts';
import type { Filters } from '#src/features/statements/model/filtered-statements.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { FilterRow, type RemovableFilter } from '#src/ui/fields/filter-row.tsx';
import { Select } from '#src/ui/fields/select.tsx';

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
  const inUse: RemovableFilter[] = [];
  const accountName = accountId && names.get(accountId);
  if (accountName !== undefined && accounts.length > 1) {
    inUse.push({ id: 'account', title: accountName, remove: () => chosen.onChooseAccount(undefined) });
  }
  if (filters.type !== undefined) {
    inUse.push({ id: 'type', title: statementTypes[filters.type], remove: () => chosen.onChoose('type', undefined) });
  }
  if (filters.year !== undefined) {
    inUse.push({ id: 'year', title: String(filters.year), remove: () => chosen.onChoose('year', undefined) });
  }
  return (
    <FilterRow inUse={inUse}>
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
    </FilterRow>
  );
}
