import { currencies, isCurrencyCode } from '#src/kernel/facts/currencies.ts';
import type { Money } from '#src/kernel/money.ts';

/** Every amount in a model, with where it is. */
export function amountsIn(model: unknown, place = ''): Placed[] {
  if (typeof model !== 'object' || model === null) return [];
  const { minor, currency } = model as Partial<Money>;
  if (typeof minor === 'number' && typeof currency === 'string') return [{ place, amount: { minor, currency } }];
  return entriesOf(model).flatMap(([key, value]) => amountsIn(value, `${place}/${key}`));
}

/** Every number in the answers beside a currency, in minor units and before rounding. Read apart from the app's own reader. */
export function amountsAnswered(bodies: readonly unknown[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const held = Object.values(value);
    for (const code of held.filter(isCurrencyCode)) {
      const scale = 10 ** currencies[code].decimals;
      const numbers = held.filter((each) => typeof each === 'number').map((each) => Math.abs(each * scale));
      found.set(code, [...(found.get(code) ?? []), ...numbers]);
    }
    for (const each of held) visit(each);
  };
  for (const body of bodies) visit(body);
  return found;
}

export interface Placed {
  readonly place: string;
  readonly amount: Money;
}

/**
 * Whether the bank has answered the amount. Of limits, the app knows the usual one where the bank sets none, that nothing is used
 * where the bank tells of no use, and what is left.
 */
export function isAnswered({ place, amount }: Placed, answered: ReadonlyMap<string, readonly number[]>): boolean {
  const { minor, currency } = amount;
  const known = answered.get(currency) ?? [];
  // From 70 trillion pounds, a number in JSON no longer holds every penny.
  const isNear = (each: number) => Math.abs(each - Math.abs(minor)) < 1 + each * Number.EPSILON;
  if (known.some(isNear)) return true;
  if (place.endsWith('/maximum')) return minor === 100_000_00;
  if (place.endsWith('/dailyAmountUsed')) return minor === 0;
  return (
    place.endsWith('/dailyAmountLeft') && (minor === 0 || known.some((all) => known.some((used) => isNear(all - used))))
  );
}

/** What kinds of value a model has at each place; places in a list count as one. */
export function kindsIn(model: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, Set<string>>();
  const visit = (value: unknown, place: string): void => {
    kinds.set(place, (kinds.get(place) ?? new Set()).add(kindOf(value)));
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, each] of entriesOf(value)) visit(each, `${place}/${isList ? '*' : key}`);
  };
  visit(model, '');
  return kinds;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function entriesOf(value: object): [string, unknown][] {
  if (value instanceof Map) return [...value].map(([key, held]) => [String(key), held]);
  return value instanceof Set ? [...value].map((held, at) => [String(at), held]) : Object.entries(value);
}
