import { useId, useRef, useState } from 'react';
import { type FilterChip, filterChips, tagsText } from '#src/features/transactions/model/filters-in-use.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { MenuButton } from '#src/ui/buttons/menu-button.tsx';
import fieldStyles from '#src/ui/fields/field.module.css';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import { FilterFields, TypeTags } from './filter-fields.tsx';
import styles from './filter-panel.module.css';
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

/** The types fold out below the row of fields, so that the list keeps its place. */
function TypeFilter({ filters }: { readonly filters: FiltersInUse }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.type}>
      <span aria-hidden="true" className={typography.strong}>
        Type
      </span>
      <MenuButton
        className={`${fieldStyles.control} ${styles.typeButton}`}
        label={
          <span>
            <HiddenText>Type: </HiddenText>
            {tagsText(filters.filters.tags)}
          </span>
        }
        open={isOpen}
        onOpenChange={setOpen}
      >
        <div className={styles.folded}>
          <TypeTags filters={filters} />
        </div>
      </MenuButton>
    </div>
  );
}
