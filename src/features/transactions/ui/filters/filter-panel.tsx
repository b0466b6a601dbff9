import { type RefObject, useId, useState } from 'react';
import { filterChips } from '#src/features/transactions/model/filters-in-use.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FilterChips } from '#src/ui/fields/filter-chips.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
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
