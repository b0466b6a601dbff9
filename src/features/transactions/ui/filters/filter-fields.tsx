import { useState } from 'react';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import { chosenTags, isTagChoice, tagChoices, toggleTag } from '#src/features/transactions/model/tags.ts';
import { currencies } from '#src/kernel/facts/currencies.ts';
import { DateRangePicker } from '#src/ui/date-range/date-range-picker.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { ToggleTags } from '#src/ui/fields/toggle-tags.tsx';
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

/** Every filter but the keyword. */
export function FilterFields({ filters, bounds }: FilterFieldsProps) {
  const { typed, mistakes, change } = filters;
  const { dates, flag } = filters.filters;
  const { symbol } = currencies[bounds.currency];
  return (
    <>
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
      <div className={styles.amounts}>
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
      </div>
      <ChoiceGroup
        label="Debits and credits"
        choices={flags}
        value={flag ?? 'both'}
        onChange={(id) => change({ flag: id === 'D' || id === 'C' ? id : undefined })}
      />
      <TypeTags filters={filters} />
    </>
  );
}

function TypeTags({ filters: { filters, change } }: Pick<FilterFieldsProps, 'filters'>) {
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

interface AmountFilterProps {
  readonly label: string;
  /** As in the URL. */
  readonly value: string;
  readonly error: string | undefined;
  readonly symbol: string;
  readonly onChoose: (text: string) => void;
}

/** One end of an amount range. It applies on Enter or when the field is left, not on every keystroke. */
function AmountFilter({ label, value, error, symbol, onChoose }: AmountFilterProps) {
  const [typing, setTyping] = useState<string>();
  // The URL has caught up, or was changed by something else.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyping(undefined);
  }
  return (
    <MoneyField
      label={label}
      symbol={symbol}
      value={typing ?? value}
      error={error}
      onChange={setTyping}
      onCommit={(text) => {
        if (text !== value) onChoose(text);
      }}
    />
  );
}
