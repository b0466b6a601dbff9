import type { components } from '#src/api/schema.generated.d.ts';
import { type AnyFields, anyFieldsOf, areFields } from '#src/kernel/any-fields.ts';
import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { isCurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type AnyId, asId } from '#src/kernel/ids.ts';
import { type Instant, parseInstant } from '#src/kernel/instant.ts';
import { type Money, money, moneyFromDecimal } from '#src/kernel/money.ts';
import { decodeText } from './decode-text.ts';
import { entryIsLost } from './lost-entries.ts';

/**
 * Readers for wire values. Each accepts anything and returns what is usable: answers lose fields, gain others and
 * change types without notice.
 */

declare const contractShape: unique symbol;

interface Claimed<out Shape> {
  readonly [contractShape]: Shape;
}

/** What the bank sent where its contract has this shape. It may be anything, so only the readers look into it. */
export type Unchecked<Shape> = Claimed<Shape> | null | undefined;

type Schemas = components['schemas'];

/** By the name of its schema in the contract. */
export type Wire<Name extends keyof Schemas> = Unchecked<Schemas[Name]>;

/** Objects and lists keep the contract's shape; single values are unknown. */
export type Value<Given> = [Extract<Given, object>] extends [never] ? unknown : Unchecked<Extract<Given, object>>;

type NameIn<Shape> = Shape extends object ? keyof Shape : never;
type Named<Shape, Name> = Shape extends object ? Shape[Name & keyof Shape] : never;

/** A name that the contract does not have does not compile; of several shapes, one has to have it. */
type Fields<Shape> = { readonly [Name in NameIn<Shape>]?: Value<Named<Shape, Name>> };

export type WireFields<Name extends keyof Schemas> = Fields<Schemas[Name]>;

/** Where a shape is claimed: of the answer to a call, of a header, and in tests. */
export function unchecked<Shape>(value: unknown): Unchecked<Shape> {
  return value as Unchecked<Shape>;
}

/** Empty for anything but an object. */
export function fieldsOf<Shape>(value: Unchecked<Shape>): Fields<Shape> {
  return anyFieldsOf(value) as Fields<Shape>;
}

export function isObject<Shape>(value: Unchecked<Shape>): value is Unchecked<Shape> & Fields<Shape>;
export function isObject(value: unknown): value is AnyFields;
export function isObject(value: unknown): value is AnyFields {
  return areFields(value);
}

/** Empty for anything but a list. */
export function listOf<Entry>(value: Unchecked<readonly Entry[]>): readonly Value<Entry>[] {
  return isList(value) ? value : [];
}

export function isList<Entry>(
  value: Unchecked<readonly Entry[]>,
): value is Unchecked<readonly Entry[]> & readonly Value<Entry>[] {
  return Array.isArray(value);
}

/** Every readable entry once, in order, and the number of unreadable ones. */
export function readOnce<Entry, Item>(
  entries: readonly Entry[],
  read: (entry: Entry) => Item | undefined,
  nameOf: (item: Item) => string,
): { readonly items: Item[]; readonly damagedCount: number } {
  const byId = new Map<string, Item>();
  let damagedCount = 0;
  for (const entry of entries) {
    const item = read(entry);
    if (item === undefined) {
      damagedCount += 1;
      entryIsLost();
    } else if (!byId.has(nameOf(item))) byId.set(nameOf(item), item);
  }
  return { items: [...byId.values()], damagedCount };
}

/** Display text, HTML-decoded once and trimmed; undefined if empty. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = decodeText(value).trim();
  return text === '' ? undefined : text;
}

/** A code, token or digits, never decoded. Half a character cannot be sent back, so no token has one. */
export function tokenOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && !/\p{Surrogate}/u.test(value) ? value : undefined;
}

export function idOf<Id extends AnyId>(value: unknown): Id | undefined {
  const token = tokenOf(value);
  return token === undefined ? undefined : asId(token);
}

export function flagOf(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  return undefined;
}

export function countOf(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** Ten thousand million pounds, in pence: thousands of such amounts can be added without an error. */
const largestMinor = 1e12;

/** Undefined for an unknown currency, because an amount is never shown in a guessed one, and for an absurd amount. */
export function moneyOf(value: unknown): Money | undefined {
  const { currency, amount } = anyFieldsOf(value);
  const read = isCurrencyCode(currency) ? moneyFromDecimal(amount, currency) : undefined;
  return read !== undefined && Math.abs(read.minor) <= largestMinor ? read : undefined;
}

export function rateOf(value: unknown): number | undefined {
  const rate = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof rate === 'number' && Number.isFinite(rate) ? rate : undefined;
}

/** Reads `2026-03-02` and `2026-03-02T00:00:00`. */
export function dayOf(value: unknown): CalendarDay | undefined {
  return typeof value === 'string' ? parseCalendarDay(value.slice(0, 10)) : undefined;
}

export function instantOf(value: unknown): Instant | undefined {
  return typeof value === 'string' ? parseInstant(value) : undefined;
}

export function unsigned(amount: Money): Money {
  return amount.minor < 0 ? money(-amount.minor, amount.currency) : amount;
}

/** Fields the bank did not send are omitted, not undefined. */
export function omitUndefined<Known extends object>(
  fields: Known,
): { readonly [Name in keyof Known]?: Exclude<Known[Name], undefined> } {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { readonly [Name in keyof Known]?: Exclude<Known[Name], undefined> };
}
