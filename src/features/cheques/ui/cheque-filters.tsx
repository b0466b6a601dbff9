import type { Account } from '#src/api/accounts/account.ts';
import { useListIssuedChequesQuery } from '#src/api/cheques/cheques.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import {
  type ChequeFilters,
  digitsTyped,
  rangeMistake,
  rangeText,
} from '#src/features/cheques/model/filter-cheques.ts';
import { FilterRow } from '#src/ui/fields/filter-row.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import styles from './cheques.module.css';

interface ChequeFilterFieldsProps {
  readonly account: Account;
  readonly filters: ChequeFilters;
  readonly onChange: (change: Partial<ChequeFilters>) => void;
}

/** Once the account has cheques to choose from; until then they have their room. */
export function ChequeFilterFields({ account, filters, onChange }: ChequeFilterFieldsProps) {
  const party = useAppSelector(selectActiveParty);
  const { currentData } = useListIssuedChequesQuery({ party, accountId: account.id });
  if (currentData === undefined) return <div className={styles.filtersAwaited} />;
  if (currentData.cheques.length === 0) return null;
  const field = (name: keyof ChequeFilters) =>
    ({
      value: filters[name],
      inputMode: 'numeric',
      onChange: (text: string) => onChange({ [name]: digitsTyped(text) }),
      onClear: () => onChange({ [name]: '' }),
    }) as const;
  const mistake = rangeMistake(filters);
  const range = rangeText(filters);

  return (
    <FilterRow
      isBrief
      inUse={range === undefined ? [] : [{ id: 'range', title: range, remove: () => onChange({ from: '', to: '' }) }]}
      hasMistake={mistake !== undefined}
      search={<SearchField label="Search numbers" {...field('part')} />}
    >
      <SearchField label="From number" error={mistake} {...field('from')} />
      <SearchField label="To number" {...field('to')} />
    </FilterRow>
  );
}
