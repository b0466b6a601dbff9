import { decodeHTMLStrict } from 'entities/decode';
import { isCurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type Money, moneyFromDecimal } from '#src/kernel/money.ts';

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

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Text to show, decoded from HTML exactly once and trimmed; undefined when nothing is left. Only whole entities are
 * decoded: the bank always ends them with a semicolon, and a plain `&notes` must stay as it is.
 */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = decodeHTMLStrict(value).trim();
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
