import { useId, useRef, useState } from 'react';
import { filterChips } from '#src/features/transactions/model/filters-in-use.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields, TypeTags } from './filter-fields.tsx';
import styles from './filter-panel.module.css';
import { TypeFilter } from './type-filter.tsx';
import type { FiltersInUse } from './use-filters.ts';

interface FilterPanelProps {
  readonly filters: FiltersInUse;
  readonly bounds: Bounds;
}

/**
 * One row of fields where it fits. On smaller screens the search stays and the others are collapsed by default;
 * narrowing the window leaves them open.
 */
export function FilterPanel({ filters, bounds }: FilterPanelProps) {
  const fieldsId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const isWide = useScreenSize() === 'large';
  const [isOpened, setOpened] = useState(isWide);
  const chips = filterChips(filters.filters);

  // The pressed button disappears.
  function keepFocus() {
    panelRef.current?.focus({ preventScroll: true });
  }
  function clear() {
    filters.clear();
    keepFocus();
  }

  return (
    <section ref={panelRef} tabIndex={-1} aria-label="Filters" className={styles.panel}>
      <div className={styles.row}>
        <div className={styles.keyword}>
          <SearchField
            label="Search title or reference"
            placeholder="3 characters or more"
            value={filters.keyword}
            onChange={filters.typeKeyword}
            onClear={filters.clearKeyword}
          />
          <p role="status" className={styles.missing}>
            {filters.mistakes.keyword}
          </p>
        </div>
        {!isWide && (
          <Button
            aria-expanded={isOpened}
            aria-controls={isOpened ? fieldsId : undefined}
            onClick={() => setOpened(!isOpened)}
          >
            {isOpened ? 'Hide Filters' : 'Show Filters'}
          </Button>
        )}
        {/* In one place at every width, so that an open calendar outlives a turn of the device. */}
        {(isWide || isOpened) && (
          <div id={fieldsId} className={isWide ? styles.inline : styles.fields}>
            <FilterFields filters={filters} bounds={bounds} />
            {isWide ? <TypeFilter filters={filters} /> : <TypeTags filters={filters} />}
          </div>
        )}
      </div>
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
