import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import { type Letter, letterOf } from './letters.ts';
import type { ListFilters } from './list-filters.ts';

/** A payee with its search text, computed once because the filters run on every keystroke. */
export interface ListedPayee {
  readonly payee: Payee;
  readonly name: string;
  readonly letter: Letter | undefined;
  /** All searchable text, folded. */
  readonly searchText: string;
  /** Sort code and account number, digits only. */
  readonly digits: string;
}

const inOrder = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

/** In alphabetical order. */
export function listPayees(payees: readonly Payee[]): readonly ListedPayee[] {
  return payees.map(listed).sort((left, right) => inOrder.compare(left.name, right.name));
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

function listed(payee: Payee): ListedPayee {
  const { title, accountNumber, sortCode, bankName, lastReference } = payee;
  const name = payeeName(payee);
  return {
    payee,
    name,
    letter: letterOf(folded(name)),
    searchText: folded([name, title, bankName, lastReference].join('\n')),
    digits: digitsOf(sortCode + accountNumber),
  };
}

/** Every word must match. Digits, however separated, also match the account details. */
function searchMatcher(search: string): (one: ListedPayee) => boolean {
  const sought = folded(search).split(/\s+/).filter(Boolean);
  if (sought.length === 0) return () => true;
  const digits = /^[\d\s·-]+$/.test(search) ? digitsOf(search) : '';
  return (one) =>
    sought.every((word) => one.searchText.includes(word)) || (digits !== '' && one.digits.includes(digits));
}

/** Without case or accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
