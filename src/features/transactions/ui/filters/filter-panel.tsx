import { type RefObject, useId, useState } from 'react';
import { type FilterChip, filterChips } from '#src/features/transactions/model/filters-in-use.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { FilterFields } from './filter-fields.tsx';
import styles from './filter-panel.module.css';
import type { FiltersInUse } from './use-filters.ts';

interface FilterPanelProps {
  readonly filters: FiltersInUse;
  readonly bounds: Bounds;
  /** Takes the focus when a button that was pressed disappears. */
  readonly rowRef: RefObject<HTMLDivElement | null>;
}

/**
 * The search, which stands in the heading's row, and the other filters, folded away below it. What is in use is always
 * in sight.
 */
export function FilterPanel({ filters, bounds, rowRef }: FilterPanelProps) {
  const fieldsId = useId();
  const { isOpen, setOpen } = useOpenFields(filters);
  const chips = filterChips(filters.filters);

  function keepFocus() {
    rowRef.current?.focus({ preventScroll: true });
  }
  function clear() {
    filters.clear();
    keepFocus();
  }

  return (
    <section aria-label="Filters" className={styles.panel}>
      <div ref={rowRef} tabIndex={-1} className={styles.row}>
        <div className={styles.keyword}>
          <SearchField
            label="Search title or reference"
            isLabelHidden
            placeholder="Search title or reference"
            value={filters.keyword}
            onChange={filters.typeKeyword}
            onClear={filters.clearKeyword}
          />
          <p role="status" className={styles.missing}>
            {filters.mistakes.keyword}
          </p>
        </div>
        <Button aria-expanded={isOpen} aria-controls={isOpen ? fieldsId : undefined} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide Filters' : 'Show Filters'}
        </Button>
      </div>
      {isOpen && (
        <div id={fieldsId} className={styles.fields}>
          <FilterFields filters={filters} bounds={bounds} />
        </div>
      )}
      {filters.isAnythingSet && (
        <div className={styles.inUse}>
          <FilterChips
            chips={chips}
            onRemove={({ id, removal }) => {
              if (id === 'keyword') filters.clearKeyword();
              else filters.change(removal);
              keepFocus();
            }}
          />
          <Button look="quiet" onClick={clear}>
            Clear filters
          </Button>
        </div>
      )}
    </section>
  );
}

/** The fields are folded away until the customer wants them, or one of them is in error. */
function useOpenFields({ mistakes: { keyword: _searched, ...mistakes } }: FiltersInUse) {
  const hasMistakes = Object.keys(mistakes).length > 0;
  const [hadMistakes, setHadMistakes] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (hasMistakes !== hadMistakes) {
    setHadMistakes(hasMistakes);
    if (hasMistakes) setOpen(true);
  }
  return { isOpen, setOpen };
}

interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  readonly onRemove: (chip: FilterChip) => void;
}

/** The filters in use. Pressing one removes it. */
function FilterChips({ chips, onRemove }: FilterChipsProps) {
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
