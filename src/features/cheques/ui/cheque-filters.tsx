import type { Account } from '#src/api/accounts/account.ts';
import { useListIssuedChequesQuery } from '#src/api/cheques/cheques.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type ChequeFilters, digitsTyped, rangeMistake } from '#src/features/cheques/model/filter-cheques.ts';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import styles from './cheques.module.css';

interface ChequeFilterFieldsProps {
  readonly account: Account;
  readonly filters: ChequeFilters;
  readonly onChange: (change: Partial<ChequeFilters>) => void;
}

/** Once the account has cheques to choose from. */
export function ChequeFilterFields({ account, filters, onChange }: ChequeFilterFieldsProps) {
  const party = useAppSelector(selectActiveParty);
  const { currentData } = useListIssuedChequesQuery({ party, accountId: account.id });
  if (currentData === undefined || currentData.cheques.length === 0) return null;
  const field = (name: keyof ChequeFilters) =>
    ({
      value: filters[name],
      inputMode: 'numeric',
      onChange: (text: string) => onChange({ [name]: digitsTyped(text) }),
      onClear: () => onChange({ [name]: '' }),
    }) as const;

  return (
    <div className={styles.filters}>
      <SearchField label="From number" error={rangeMistake(filters)} {...field('from')} />
      <SearchField label="To number" {...field('to')} />
      <SearchField label="Search numbers" {...field('part')} />
    </div>
  );
}
