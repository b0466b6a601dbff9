import { type Payee, payeeName } from '#src/api/payees/payee.ts';

/** What a search looks in. */
export interface PayeeSearchText {
  /** Names, bank and references, folded. */
  readonly searchText: string;
  /** Sort code and account number, digits only. */
  readonly digits: string;
}

type Searched = Pick<
  Payee,
  'title' | 'payeeDescription' | 'bankName' | 'reference' | 'lastReference' | 'sortCode' | 'accountNumber'
>;

export function searchTextOf(payee: Searched): PayeeSearchText {
  const { title, bankName, reference, lastReference, sortCode, accountNumber } = payee;
  return {
    searchText: folded([payeeName(payee), title, bankName, reference, lastReference].join('\n')),
    digits: digitsOf(sortCode + accountNumber),
  };
}

/** Every word must match. Digits, however separated, also match the account details. */
export function searchMatcher(search: string): (one: PayeeSearchText) => boolean {
  const sought = folded(search).split(/\s+/).filter(Boolean);
  if (sought.length === 0) return () => true;
  const digits = /^[\d\s·-]+$/.test(search) ? digitsOf(search) : '';
  return (one) =>
    sought.every((word) => one.searchText.includes(word) || isPartOf(one.digits, word)) ||
    (digits !== '' && one.digits.includes(digits));
}

/** Without case or accents. */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** One word among others: a sort code or an account number, hyphens or not. */
function isPartOf(digits: string, word: string): boolean {
  return /^\d[\d-]{3,}$/.test(word) && digits.includes(digitsOf(word));
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
