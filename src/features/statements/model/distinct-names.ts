import type { Account } from '#src/api/accounts/account.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';

type NamedAccount = Pick<Account, 'id' | 'title' | 'maskedAccountNumber' | 'sortCode' | 'currency'>;

interface Naming {
  readonly account: NamedAccount;
  readonly name: string;
}

/** What can distinguish accounts with the same title and number, the simplest first. */
const distinguishers: readonly ((account: NamedAccount) => string)[] = [
  ({ sortCode }) => sortCodeText(sortCode),
  ({ currency }) => currency,
];

/**
 * A unique name for each account: its title; if titles repeat, with the masked number; if those repeat too, with the
 * sort code or else the currency.
 */
export function distinctNames(accounts: readonly NamedAccount[]): ReadonlyMap<AccountId, string> {
  const titled = accounts.map((account) => ({ account, name: account.title }));
  const sameNamed = sameNamedIn(titled);
  const numbered = titled.map(({ account, name }) => ({
    account,
    name: sameNamed(name).length > 1 ? `${name} ${account.maskedAccountNumber}` : name,
  }));
  return new Map(distinguishers.reduce(distinguished, numbered).map(({ account, name }) => [account.id, name]));
}

/** Adds the detail to repeated names that it can distinguish. */
function distinguished(namings: readonly Naming[], detailOf: (account: NamedAccount) => string): Naming[] {
  const sameNamed = sameNamedIn(namings);
  return namings.map(({ account, name }) => {
    const differs = new Set(sameNamed(name).map(detailOf)).size > 1;
    return { account, name: differs ? `${name} ${detailOf(account)}`.trimEnd() : name };
  });
}

/** Finds the accounts that share a name. */
function sameNamedIn(namings: readonly Naming[]): (name: string) => readonly NamedAccount[] {
  const accountsByName = new Map<string, NamedAccount[]>();
  for (const { account, name } of namings) {
    const spelling = plain(name);
    accountsByName.set(spelling, [...(accountsByName.get(spelling) ?? []), account]);
  }
  return (name) => accountsByName.get(plain(name)) ?? [];
}

/** Names that differ only in case or spaces look the same to readers. */
function plain(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
