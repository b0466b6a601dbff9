import { periodText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import type { FilterChange } from './filters-in-url.ts';
import { categoryTitles, toggleTag } from './tags.ts';
import type { Filters } from './transaction-filters.ts';

/** A filter in use, and the change that removes it. */
export interface FilterChip {
  readonly id: string;
  readonly title: string;
  readonly removal: FilterChange;
}

/** Every filter in use, in the order of its fields. */
export function filterChips({ keyword, dates, min, max, flag, tags }: Filters): readonly FilterChip[] {
  const chips: FilterChip[] = [];
  if (keyword !== undefined) chips.push({ id: 'keyword', title: `“${keyword}”`, removal: { keyword: '' } });
  if (dates !== undefined) {
    const title = periodText(dates);
    chips.push({ id: 'dates', title, removal: { dates: undefined } });
  }
  if (min !== undefined) chips.push({ id: 'min', title: `${moneyText(min)} or more`, removal: { min: '' } });
  if (max !== undefined) chips.push({ id: 'max', title: `${moneyText(max)} or less`, removal: { max: '' } });
  if (flag !== undefined) {
    chips.push({ id: 'flag', title: flag === 'D' ? 'Debits' : 'Credits', removal: { flag: undefined } });
  }
  for (const tag of tags) {
    chips.push({ id: tag, title: categoryTitles[tag], removal: { tags: toggleTag(tags, tag) } });
  }
  return chips;
}
