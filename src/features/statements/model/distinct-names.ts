import type { Account } from '#src/api/account.ts';
import type { AccountId } from '#src/kernel/ids.ts';

type NamedAccount = Pick<Account, 'id' | 'title' | 'maskedAccountNumber'>;

/** What each account is called where only its name stands: its title, and its masked number too where titles are alike. */
export function distinctNames(accounts: readonly NamedAccount[]): ReadonlyMap<AccountId, string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { title } of accounts) {
    const spelling = plain(title);
    if (seen.has(spelling)) shared.add(spelling);
    seen.add(spelling);
  }
  return new Map(
    accounts.map(({ id, title, maskedAccountNumber }) => [
      id,
      shared.has(plain(title)) ? `${title} ${maskedAccountNumber}` : title,
    ]),
  );
}

/** Titles that differ in capitals or spaces alone are alike to who reads them. */
function plain(title: string): string {
  return title.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
