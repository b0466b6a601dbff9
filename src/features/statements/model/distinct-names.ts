import type { Account } from '#src/api/accounts/account.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';

type NamedAccount = Pick<Account, 'id' | 'title' | 'maskedAccountNumber' | 'sortCode' | 'currency'>;

interface Naming {
  readonly account: NamedAccount;
  readonly name: string;
}

/** What may tell accounts apart that bear one title and one number, the plainest first. */
const tells: readonly ((account: NamedAccount) => string)[] = [
  ({ sortCode }) => sortCodeText(sortCode),
  ({ currency }) => currency,
];

/**
 * What each account is called where only its name stands: its title. Where titles are alike, the masked number too; of
 * those that bear one number, the sort code or, where that is the same, the currency.
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

/** Adds it to names that are alike, where it differs among those. */
function toldApart(namings: readonly Naming[], tell: (account: NamedAccount) => string): Naming[] {
  const alike = alikeIn(namings);
  return namings.map(({ account, name }) => {
    const differs = new Set(alike(name).map(tell)).size > 1;
    return { account, name: differs ? `${name} ${tell(account)}`.trimEnd() : name };
  });
}

/** Tells which accounts bear a name, or one like it. */
function alikeIn(namings: readonly Naming[]): (name: string) => readonly NamedAccount[] {
  const bearers = new Map<string, NamedAccount[]>();
  for (const { account, name } of namings) {
    const spelling = plain(name);
    bearers.set(spelling, [...(bearers.get(spelling) ?? []), account]);
  }
  return (name) => bearers.get(plain(name)) ?? [];
}

/** Names that differ in capitals or spaces alone are alike to who reads them. */
function plain(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
