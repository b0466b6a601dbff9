import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

/** A value from the bank, or why there is none. */
export type FactValue =
  | { readonly kind: 'money'; readonly amount: Money }
  /** Money that may be owed: below zero it is marked DR. */
  | { readonly kind: 'balance'; readonly amount: Money }
  | { readonly kind: 'day'; readonly day: CalendarDay }
  /** Per cent a year. */
  | { readonly kind: 'rate'; readonly perCent: number }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'text'; readonly text: string }
  /** With valid check digits. */
  | { readonly kind: 'iban'; readonly iban: string }
  | { readonly kind: 'waiting' | 'unavailable' | 'not-given' };

export interface Fact {
  readonly label: string;
  readonly value: FactValue;
  /** May take two lines: their space is kept while it loads. */
  readonly isLong?: true;
}

/** The state of one of the bank's answers. */
export type Loadable<Model> =
  | { readonly kind: 'waiting' | 'failed' }
  | { readonly kind: 'here'; readonly model: Model };

/** The value from an answer, else the fallback, else why there is none. A zero is never made up. */
export function factIn<Model>(
  answer: Loadable<Model>,
  factOf: (model: Model) => FactValue | undefined,
  standIn?: FactValue,
): FactValue {
  const value = (answer.kind === 'here' ? factOf(answer.model) : undefined) ?? standIn;
  if (value !== undefined) return value;
  if (answer.kind === 'here') return { kind: 'not-given' };
  return { kind: answer.kind === 'waiting' ? 'waiting' : 'unavailable' };
}

export function moneyFact(amount: Money | undefined): FactValue | undefined {
  return amount && { kind: 'money', amount };
}

export function balanceFact(amount: Money | undefined): FactValue | undefined {
  return amount && { kind: 'balance', amount };
}

export function dayFact(day: CalendarDay | undefined): FactValue | undefined {
  return day && { kind: 'day', day };
}

export function rateFact(perCent: number | undefined): FactValue | undefined {
  return perCent === undefined ? undefined : { kind: 'rate', perCent };
}

export function countFact(count: number | undefined): FactValue | undefined {
  return count === undefined ? undefined : { kind: 'count', count };
}

export function textFact(text: string | undefined): FactValue | undefined {
  return text === undefined ? undefined : { kind: 'text', text };
}
