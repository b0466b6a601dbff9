import { decodeHTMLStrict } from 'entities/decode';
import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { isCurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type Money, money, moneyFromDecimal } from '#src/kernel/money.ts';

/**
 * Readers of what came over the wire. Each takes anything at all and gives what is usable of it: answers lose fields,
 * gain others and change types without notice, and a screen must survive that.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a text of JSON holds; undefined for any other text. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Every entry that can be read, in the order they came and each once, and how many could not be read. */
export function readOnce<Entry, Item>(
  entries: readonly Entry[],
  read: (entry: Entry) => Item | undefined,
  idOf: (item: Item) => string,
): { readonly items: Item[]; readonly damagedCount: number } {
  const byId = new Map<string, Item>();
  let damagedCount = 0;
  for (const entry of entries) {
    const item = read(entry);
    if (item === undefined) damagedCount += 1;
    else if (!byId.has(idOf(item))) byId.set(idOf(item), item);
  }
  return { items: [...byId.values()], damagedCount };
}

/**
 * Text to show, decoded from HTML exactly once and trimmed; undefined when nothing is left. Only whole entities are
 * decoded: the bank always ends them with a semicolon, and a plain `&notes` must stay as it is.
 */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // Nearly every text is plain, and lists are long.
  const text = (value.includes('&') ? decodeHTMLStrict(value) : value).trim();
  return text === '' ? undefined : text;
}

/** A code, token or digits: taken as it stands, never decoded. */
export function tokenOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Flags travel as booleans and as the texts `true` and `false`. */
export function flagOf(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  return undefined;
}

/** A whole number of zero or more, also where it is written as text. */
export function countOf(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** `{currency, amount}`; undefined for a currency the app does not know: an amount is never shown in a guessed one. */
export function moneyOf(value: unknown): Money | undefined {
  const { currency, amount } = fieldsOf(value);
  return isCurrencyCode(currency) ? moneyFromDecimal(amount, currency) : undefined;
}

/** A rate in per cent, also where it is written as text. */
export function rateOf(value: unknown): number | undefined {
  const rate = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof rate === 'number' && Number.isFinite(rate) ? rate : undefined;
}

/** The day of `2026-03-02` or of a local time on it, `2026-03-02T00:00:00`. */
export function dayOf(value: unknown): CalendarDay | undefined {
  return typeof value === 'string' ? parseCalendarDay(value.slice(0, 10)) : undefined;
}

/** The size of an amount whose direction is told beside it. */
export function unsigned(amount: Money): Money {
  return amount.minor < 0 ? money(-amount.minor, amount.currency) : amount;
}

/** Those of the fields that have a value: a model is silent about what the bank did not say. */
export function omitUndefined<Known extends object>(
  fields: Known,
): { readonly [Name in keyof Known]?: Exclude<Known[Name], undefined> } {
  const told = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(told) as { readonly [Name in keyof Known]?: Exclude<Known[Name], undefined> };
}
