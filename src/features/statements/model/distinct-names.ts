import type { Account } from '#src/api/accounts/account.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';

type NamedAccount = Pick<Account, 'id' | 'title' | 'maskedAccountNumber' | 'sortCode' | 'currency'>;

interface Naming {
  readonly account: NamedAccount;
  readonly name: string;
}

/** What can distinguish accounts with the same title and number, the simplest first. */
const tells: readonly ((account: NamedAccount) => string)[] = [
  ({ sortCode }) => sortCodeText(sortCode),
  ({ currency }) => currency,
];

/**
 * A unique name for each account: its title; if titles repeat, with the masked number; if those repeat too, with the
 * sort code or else the currency.
 */
export function distinctNames(accounts: readonly NamedAccount[]): ReadonlyMap<AccountId, string> {
  const titled = accounts.map((account) => ({ account, name: account.title }));
  const alike = alikeIn(titled);
  const numbered = titled.map(({ account, name }) => ({
    account,
    name: alike(name).length > 1 ? `${name} ${account.maskedAccountNumber}` : name,
  }));
  return new Map(tells.reduce(toldApart, numbered).map(({ account, name }) => [account.id, name]));
}

/** Adds the detail to repeated names that it can distinguish. */
function toldApart(namings: readonly Naming[], tell: (account: NamedAccount) => string): Naming[] {
  const alike = alikeIn(namings);
  return namings.map(({ account, name }) => {
    const differs = new Set(alike(name).map(tell)).size > 1;
    return { account, name: differs ? `${name} ${tell(account)}`.trimEnd() : name };
  });
}

/** Finds the accounts that share a name. */
function alikeIn(namings: readonly Naming[]): (name: string) => readonly NamedAccount[] {
  const bearers = new Map<string, NamedAccount[]>();
  for (const { account, name } of namings) {
    const spelling = plain(name);
    bearers.set(spelling, [...(bearers.get(spelling) ?? []), account]);
  }
  return (name) => bearers.get(plain(name)) ?? [];
}

/** Names that differ only in case or spaces look the same to readers. */
function plain(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
