import { useId, useRef, useState } from 'react';
import { countFilters } from '#src/features/transactions/model/filters.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import { chosenTags, isTagChoice, tagChoices, toggleTag } from '#src/features/transactions/model/tags.ts';
import { currencies } from '#src/kernel/facts/currencies.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DateRangePicker } from '#src/ui/date-range/date-range-picker.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { ToggleTags } from '#src/ui/fields/toggle-tags.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { AmountFilter } from './amount-filter.tsx';
import styles from './filter-panel.module.css';
import type { FiltersInUse } from './use-filters.ts';

const flags = [
  { id: 'both', title: 'All' },
  { id: 'D', title: 'Debits' },
  { id: 'C', title: 'Credits' },
];

interface FilterPanelProps {
  readonly filters: FiltersInUse;
  readonly bounds: Bounds;
}

/**
 * Always open where it fits beside the list, collapsed by default on smaller screens. Narrowing the window leaves it
 * open.
 */
export function FilterPanel({ filters, bounds }: FilterPanelProps) {
  const panelId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const isWide = useScreenSize() === 'large';
  const [isOpened, setOpened] = useState(isWide);
  const isOpen = isWide || isOpened;
  const setCount = countFilters(filters.filters);

  function clear() {
    filters.clear();
    // The pressed button disappears.
    panelRef.current?.focus({ preventScroll: true });
  }
  const clearFilters = filters.isAnythingSet && <Button onClick={clear}>Clear filters</Button>;

  return (
    <section ref={panelRef} tabIndex={-1} aria-label="Filters" className={isOpen ? styles.panel : styles.shut}>
      {!isWide && (
        <div className={styles.toggle}>
          <Button
            aria-expanded={isOpened}
            aria-controls={isOpened ? panelId : undefined}
            onClick={() => setOpened(!isOpened)}
          >
            {isOpened ? 'Hide Filters' : 'Show Filters'}
          </Button>
          {!isOpened && setCount > 0 && <span className={styles.count}>{setCount} set</span>}
          {!isOpened && clearFilters}
        </div>
      )}
      {isOpen && (
        <div id={panelId} className={styles.fields}>
          <Fields filters={filters} bounds={bounds} />
          <div className={styles.clear}>{clearFilters}</div>
        </div>
      )}
    </section>
  );
}

function Fields({ filters, bounds }: FilterPanelProps) {
  const { typed, mistakes, change } = filters;
  const { dates, flag, tags } = filters.filters;
  const { symbol } = currencies[bounds.currency];
  return (
    <>
      <div className={styles.keyword}>
        <SearchField
          label="Search title or reference"
          placeholder="3 characters or more"
          value={filters.keyword}
          onChange={filters.typeKeyword}
          onClear={filters.clearKeyword}
        />
        <p role="status" className={styles.missing}>
          {mistakes.keyword}
        </p>
      </div>
      <div>
        <DateRangePicker
          label="Dates"
          value={dates}
          today={bounds.today}
          min={bounds.oldest}
          max={bounds.today}
          error={mistakes.dates}
          onApply={(range) => change({ dates: range })}
          onClear={() => change({ dates: undefined })}
        />
      </div>
      <AmountFilter
        label="Minimum amount"
        symbol={symbol}
        value={typed.min}
        error={mistakes.min}
        onChoose={(min) => change({ min })}
      />
      <AmountFilter
        label="Maximum amount"
        symbol={symbol}
        value={typed.max}
        error={mistakes.max}
        onChoose={(max) => change({ max })}
      />
      <div className={styles.flag}>
        <ChoiceGroup
          label="Debits and credits"
          choices={flags}
          value={flag ?? 'both'}
          onChange={(id) => change({ flag: id === 'D' || id === 'C' ? id : undefined })}
        />
      </div>
      <div className={styles.tags}>
        <ToggleTags
          label="Type"
          tags={tagChoices}
          selected={chosenTags(tags)}
          onToggle={(id) => {
            if (isTagChoice(id)) change({ tags: toggleTag(tags, id) });
          }}
        />
      </div>
    </>
  );
}
