import type { Payee } from '#src/api/payees/payee.ts';
import { searchMatcher, searchTextOf } from '#src/banking/payees/payee-search.ts';

/** Payees that match every word in their names, bank, references or account details. */
export function searchPayees(payees: readonly Payee[], text: string): readonly Payee[] {
  const matches = searchMatcher(text);
  return payees.filter((payee) => matches(searchTextOf(payee)));
}
