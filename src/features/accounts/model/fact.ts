import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

/** A value from the bank, or why there is none. */
export type FactValue =
  | { readonly is: 'money'; readonly amount: Money }
  /** Money that may be owed: below zero it is marked DR. */
  | { readonly is: 'balance'; readonly amount: Money }
  | { readonly is: 'day'; readonly day: CalendarDay }
  /** Per cent a year. */
  | { readonly is: 'rate'; readonly perCent: number }
  | { readonly is: 'count'; readonly count: number }
  | { readonly is: 'text'; readonly text: string }
  /** With valid check digits. */
  | { readonly is: 'iban'; readonly iban: string }
  | { readonly is: 'waiting' | 'unavailable' | 'not-given' };

export interface Fact {
  readonly label: string;
  readonly value: FactValue;
  /** May take two lines: their space is kept while it loads. */
  readonly isLong?: true;
}

/** The state of one of the bank's answers. */
export type Loadable<Model> =
  | { readonly state: 'waiting' | 'failed' }
  | { readonly state: 'here'; readonly model: Model };

/** The value from an answer, else the fallback, else why there is none. A zero is never made up. */
export function factIn<Model>(
  answer: Loadable<Model>,
  factOf: (model: Model) => FactValue | undefined,
  standIn?: FactValue,
): FactValue {
  const value = (answer.state === 'here' ? factOf(answer.model) : undefined) ?? standIn;
  if (value !== undefined) return value;
  if (answer.state === 'here') return { is: 'not-given' };
  return { is: answer.state === 'waiting' ? 'waiting' : 'unavailable' };
}

export function moneyFact(amount: Money | undefined): FactValue | undefined {
  return amount && { is: 'money', amount };
}

export function balanceFact(amount: Money | undefined): FactValue | undefined {
  return amount && { is: 'balance', amount };
}

export function dayFact(day: CalendarDay | undefined): FactValue | undefined {
  return day && { is: 'day', day };
}

export function rateFact(perCent: number | undefined): FactValue | undefined {
  return perCent === undefined ? undefined : { is: 'rate', perCent };
}

export function countFact(count: number | undefined): FactValue | undefined {
  return count === undefined ? undefined : { is: 'count', count };
}

export function textFact(text: string | undefined): FactValue | undefined {
  return text === undefined ? undefined : { is: 'text', text };
}
