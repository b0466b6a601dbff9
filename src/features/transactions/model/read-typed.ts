import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type Money, moneyFromDecimal } from '#src/kernel/money.ts';
import { dayText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import type { FilterMistakes, Filters } from './transaction-filters.ts';

/** The limits the account sets. */
export interface Bounds {
  readonly currency: CurrencyCode;
  /** The first day with transactions to view. */
  readonly oldest: CalendarDay;
  readonly today: CalendarDay;
}

/** The value read from typed text. A field with a mistake does not filter. */
interface Reading {
  readonly filters: Partial<Filters>;
  readonly mistakes: FilterMistakes;
}

const shortestKeyword = 3;
/** The bank's maximum length. */
const longestKeyword = 105;

export function readKeyword(typed: string): Reading {
  const keyword = typed.trim();
  const length = [...keyword].length;
  if (length === 0) return { filters: {}, mistakes: {} };
  if (length < shortestKeyword) {
    const missing = shortestKeyword - length;
    const words = `Type ${missing} more ${missing === 1 ? 'character' : 'characters'} to search`;
    return { filters: {}, mistakes: { keyword: words } };
  }
  if (length > longestKeyword) {
    return { filters: {}, mistakes: { keyword: `Shorten the search to ${longestKeyword} characters` } };
  }
  return { filters: { keyword }, mistakes: {} };
}

export function readAmounts(typedMin: string, typedMax: string, currency: CurrencyCode): Reading {
  const min = readAmount(typedMin, currency);
  const max = readAmount(typedMax, currency);
  const reversed = isAmount(min) && isAmount(max) && min.minor > max.minor;
  return {
    filters: { ...(isAmount(min) && { min }), ...(isAmount(max) && !reversed && { max }) },
    mistakes: {
      ...(min === 'unreadable' && { min: amountMistake }),
      ...(max === 'unreadable' && { max: amountMistake }),
      ...(reversed && { max: `Enter ${moneyText(min)} or more, or lower the minimum amount` }),
    },
  };
}

const amountMistake = 'Enter an amount, like 25.00';

/** Whole units and up to two decimals, few enough digits for a number to hold exactly. */
const amountPattern = /^\d{1,12}(?:\.\d{1,2})?$/;

function readAmount(typed: string, currency: CurrencyCode): Money | 'none' | 'unreadable' {
  const text = typed.trim();
  if (text === '') return 'none';
  return (amountPattern.test(text) && moneyFromDecimal(Number(text), currency)) || 'unreadable';
}

function isAmount(read: Money | 'none' | 'unreadable'): read is Money {
  return typeof read === 'object';
}

/** An open range starts with the account and ends today. */
export function readDates(typedFrom: string, typedTo: string, { oldest, today }: Bounds): Reading {
  if (typedFrom === '' && typedTo === '') return { filters: {}, mistakes: {} };
  const from = typedFrom === '' ? oldest : parseCalendarDay(typedFrom);
  const to = typedTo === '' ? today : parseCalendarDay(typedTo);
  if (from === undefined) return datesMistake(`Choose the dates again: “${shortened(typedFrom)}” is not a date`);
  if (to === undefined) return datesMistake(`Choose the dates again: “${shortened(typedTo)}” is not a date`);
  if (from > to) return datesMistake('Choose a first day that is not after the last');
  if (from < oldest)
    return datesMistake(`Choose a first day on or after ${dayText(oldest)}, when the account was opened`);
  if (to > today) return datesMistake(`Choose a last day up to today, ${dayText(today)}`);
  return { filters: { dates: { from, to } }, mistakes: {} };
}

function datesMistake(words: string): Reading {
  return { filters: {}, mistakes: { dates: words } };
}

/** A link may hold anything, at any length. */
function shortened(typed: string): string {
  const characters = [...typed];
  return characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : typed;
}
