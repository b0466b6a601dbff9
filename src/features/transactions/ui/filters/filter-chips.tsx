import type { FilterChip } from '#src/features/transactions/model/filters-in-use.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  readonly onRemove: (chip: FilterChip) => void;
}

/** The filters in use. Pressing one removes it. */
export function FilterChips({ chips, onRemove }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <button type="button" className={styles.chip} onClick={() => onRemove(chip)}>
            <span>
              <HiddenText>Remove </HiddenText>
              {chip.title}
            </span>
            <svg aria-hidden="true" viewBox="0 0 10 10" className={styles.cross}>
              <path d="m1.5 1.5 7 7m0-7-7 7" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
