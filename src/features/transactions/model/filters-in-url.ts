import type { TransactionCategory } from '#src/api/transactions/transaction-categories.ts';
import { decimalText } from '#src/kernel/money.ts';
import { type Bounds, readAmounts, readDates, readKeyword } from './read-typed.ts';
import { isCategory } from './tags.ts';
import type { Days, FilterMistakes, Filters } from './transaction-filters.ts';

/** The URL parameter names. */
const names = { keyword: 'q', flag: 'flag', min: 'min', max: 'max', from: 'from', to: 'to', tag: 'type' } as const;

/** Never in the URL itself, but in the history state. */
export const keywordName = names.keyword;

/** The filters in effect, the text in the fields, and any mistakes. */
export interface FilterReading {
  readonly filters: Filters;
  readonly typed: { readonly keyword: string; readonly min: string; readonly max: string };
  readonly mistakes: FilterMistakes;
  /** Whether there is anything to clear, valid or not. */
  readonly isAnythingSet: boolean;
}

/**
 * Reads the filters from an untrusted URL. Invalid values do not filter: typed text stays in its field with an error,
 * unknown choices are ignored.
 */
export function readFilters(query: URLSearchParams, bounds: Bounds): FilterReading {
  const typed = {
    keyword: query.get(names.keyword) ?? '',
    min: query.get(names.min) ?? '',
    max: query.get(names.max) ?? '',
  };
  const keyword = readKeyword(typed.keyword);
  const amounts = readAmounts(typed.min, typed.max, bounds.currency);
  const dates = readDates(query.get(names.from) ?? '', query.get(names.to) ?? '', bounds);
  const flag = query.get(names.flag);
  return {
    filters: {
      ...(flag === 'D' || flag === 'C' ? { flag } : {}),
      ...amounts.filters,
      ...dates.filters,
      ...keyword.filters,
      tags: new Set(query.getAll(names.tag).filter(isCategory)),
    },
    typed,
    mistakes: { ...keyword.mistakes, ...amounts.mistakes, ...dates.mistakes },
    isAnythingSet: Object.values(names).some((name) => query.has(name)),
  };
}

/** One change by the customer. Text is kept as typed; empty text or undefined removes the filter. */
export type FilterChange =
  | { readonly keyword: string }
  | { readonly flag: Filters['flag'] }
  | { readonly min: string }
  | { readonly max: string }
  | { readonly dates: Days | undefined }
  | { readonly tags: ReadonlySet<TransactionCategory>; readonly flag?: Filters['flag'] };

/** The URL after that change; all other parameters stay. */
export function changeQuery(query: URLSearchParams, change: FilterChange): URLSearchParams {
  const changed = new URLSearchParams(query);
  if ('tags' in change) {
    changed.delete(names.tag);
    for (const tag of change.tags) changed.append(names.tag, tag);
    if ('flag' in change) put(changed, names.flag, change.flag);
    return changed;
  }
  if ('dates' in change) {
    put(changed, names.from, change.dates?.from);
    put(changed, names.to, change.dates?.to);
    return changed;
  }
  for (const [field, text] of Object.entries(change)) put(changed, names[field as keyof typeof names], text);
  return changed;
}

/** The URL without any filter; all other parameters stay. */
export function clearFilters(query: URLSearchParams): URLSearchParams {
  const cleared = new URLSearchParams(query);
  for (const name of Object.values(names)) cleared.delete(name);
  return cleared;
}

/** The URL of these filters; `readFilters` reads them back. */
export function printFilters({ flag, min, max, dates, tags, keyword }: Filters): URLSearchParams {
  const query = new URLSearchParams();
  put(query, names.keyword, keyword);
  put(query, names.flag, flag);
  put(query, names.min, min && decimalText(min));
  put(query, names.max, max && decimalText(max));
  put(query, names.from, dates?.from);
  put(query, names.to, dates?.to);
  return changeQuery(query, { tags });
}

function put(query: URLSearchParams, name: string, text: string | undefined): void {
  if (text === undefined || text === '') query.delete(name);
  else query.set(name, text);
}
