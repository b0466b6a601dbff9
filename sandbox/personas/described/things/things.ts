import type { Making } from '#sandbox/personas/described/making.ts';
import type { Bill } from '#sandbox/personas/lives/bills.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';

export interface Things extends Partial<Omit<Cast, 'user' | 'parties' | 'life' | 'opensWith'>> {
  /** The direct debits of each account, by its alias. */
  readonly bills: ReadonlyMap<string, readonly Bill[]>;
}

/** What a person of the customer has beside accounts; the first person has everything that is not another's own. */
export function thingsOf(_customer: Making, _place: number): Things {
  return { bills: new Map() };
}
