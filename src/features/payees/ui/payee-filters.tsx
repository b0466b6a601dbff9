import type { Entity } from '#src/api/profile/user-profile.ts';
import type { Letter } from '#src/features/payees/model/list-filters.ts';
import { LazySelect } from '#src/ui/fields/lazy-select.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { LetterFilter } from './letter-filter.tsx';
import styles from './payee-filters.module.css';
import type { ListFiltersInUse } from './use-list-filters.ts';

/** The value for "no choice"; the bank's ids are never plain words. */
const everyEntity = { id: 'all', title: 'All entities' };

interface PayeeFiltersProps {
  readonly inUse: ListFiltersInUse;
  /** Empty if only one entity has payees. */
  readonly entities: readonly Entity[];
  /** Undefined for a list too short to need letters. */
  readonly usedLetters: ReadonlySet<Letter> | undefined;
}

export function PayeeFilters({ inUse, entities, usedLetters }: PayeeFiltersProps) {
  const { filters, type, settle, change } = inUse;
  return (
    <section aria-label="Filters" className={styles.filters}>
      <SearchField
        label="Search payees"
        placeholder="Name, account or reference"
        value={filters.search}
        onChange={type}
        onBlur={settle}
        onClear={() => change({ search: '' })}
      />
      {entities.length > 0 && (
        <div>
          <LazySelect
            label="View payees from"
            choices={[everyEntity, ...entities]}
            value={filters.entity ?? everyEntity.id}
            onChange={(id) => change({ entity: id === everyEntity.id ? '' : id })}
          />
        </div>
      )}
      {usedLetters !== undefined && (
        <div className={styles.letters}>
          <LetterFilter
            usedLetters={usedLetters}
            chosen={filters.letter}
            onChoose={(letter) => change({ letter: letter ?? '' })}
          />
        </div>
      )}
    </section>
  );
}
