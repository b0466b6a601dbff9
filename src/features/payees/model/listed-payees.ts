import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { folded, type PayeeSearchText, searchMatcher, searchTextOf } from '#src/banking/payees/payee-search.ts';
import { type Letter, type ListFilters, letterOf } from './list-filters.ts';

/** A payee with its search text, computed once because the filters run on every keystroke. */
export interface ListedPayee extends PayeeSearchText {
  readonly payee: Payee;
  readonly name: string;
  readonly letter: Letter | undefined;
  /** The entity that pays it, where several are listed. */
  readonly entity: string | undefined;
}

const inOrder = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

/** In alphabetical order. `entities` are empty if only one has payees. */
export function listPayees(payees: readonly Payee[], entities: readonly Entity[] = []): readonly ListedPayee[] {
  const titles = new Map(entities.map(({ id, title }) => [id, title]));
  return payees
    .map((payee) => listed(payee, titles.get(payee.customerId)))
    .sort((left, right) => inOrder.compare(left.name, right.name));
}

export function passing(payees: readonly ListedPayee[], filters: ListFilters): readonly ListedPayee[] {
  const { letter, entity } = filters;
  const matchesSearch = searchMatcher(filters.search);
  return payees.filter(
    (one) =>
      (entity === undefined || one.payee.customerId === entity) &&
      (letter === undefined || one.letter === letter) &&
      matchesSearch(one),
  );
}

/** The letters that have at least one payee of that entity. */
export function lettersInUse(
  payees: readonly ListedPayee[],
  { entity }: Pick<ListFilters, 'entity'>,
): ReadonlySet<Letter> {
  const usedLetters = new Set<Letter>();
  for (const { payee, letter } of payees) {
    if (letter !== undefined && (entity === undefined || payee.customerId === entity)) usedLetters.add(letter);
  }
  return usedLetters;
}

function listed(payee: Payee, entity: string | undefined): ListedPayee {
  const name = payeeName(payee);
  return { payee, name, letter: letterOf(folded(name)), entity, ...searchTextOf(payee) };
}

const numbers = new Intl.NumberFormat('en-GB');

/** How many payees are shown, out of how many. */
export function listCopy(shown: number, all: number): string {
  if (shown === all) return counted(all);
  return shown === 0 ? 'No payees found' : `${numbers.format(shown)} of ${counted(all)}`;
}

/** Unreadable payees are reported, so that the list does not look complete. */
export function damagedCopy(count: number): string {
  return count === 1 ? 'One payee could not be shown.' : `${counted(count)} could not be shown.`;
}

function counted(count: number): string {
  return `${numbers.format(count)} ${count === 1 ? 'payee' : 'payees'}`;
}
