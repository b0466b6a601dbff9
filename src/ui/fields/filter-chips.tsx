import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './filter-chips.module.css';

interface Chip {
  readonly id: string;
  readonly title: string;
}

interface FilterChipsProps<Each extends Chip> {
  readonly chips: readonly Each[];
  /** The pressed button disappears: the caller moves the focus. */
  readonly onRemove: (chip: Each) => void;
}

/** The filters in use. Pressing one removes it. */
export function FilterChips<Each extends Chip>({ chips, onRemove }: FilterChipsProps<Each>) {
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
