import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import { chosenTags, isTagChoice, tagChoices, toggleTag } from '#src/features/transactions/model/tags.ts';
import { currencies } from '#src/kernel/facts/currencies.ts';
import { DateRangePicker } from '#src/ui/date-range/date-range-picker.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { ToggleTags } from '#src/ui/fields/toggle-tags.tsx';
import { AmountFilter } from './amount-filter.tsx';
import styles from './filter-panel.module.css';
import type { FiltersInUse } from './use-filters.ts';

const flags = [
  { id: 'both', title: 'All' },
  { id: 'D', title: 'Debits' },
  { id: 'C', title: 'Credits' },
];

interface FilterFieldsProps {
  readonly filters: FiltersInUse;
  readonly bounds: Bounds;
}

/** Every filter but the keyword and the types. */
export function FilterFields({ filters, bounds }: FilterFieldsProps) {
  const { typed, mistakes, change } = filters;
  const { dates, flag } = filters.filters;
  const { symbol } = currencies[bounds.currency];
  return (
    <>
      <div className={styles.dates}>
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
      <div className={styles.amount}>
        <AmountFilter
          label="Minimum amount"
          symbol={symbol}
          value={typed.min}
          error={mistakes.min}
          onChoose={(min) => change({ min })}
        />
      </div>
      <div className={styles.amount}>
        <AmountFilter
          label="Maximum amount"
          symbol={symbol}
          value={typed.max}
          error={mistakes.max}
          onChoose={(max) => change({ max })}
        />
      </div>
      <div className={styles.flag}>
        <ChoiceGroup
          label="Debits and credits"
          choices={flags}
          value={flag ?? 'both'}
          onChange={(id) => change({ flag: id === 'D' || id === 'C' ? id : undefined })}
        />
      </div>
    </>
  );
}

export function TypeTags({ filters: { filters, change } }: Pick<FilterFieldsProps, 'filters'>) {
  const { tags } = filters;
  return (
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
  );
}
