import { accountsOfUser, everydayAccountsOf } from '#sandbox/bank/accounts/account-testing.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type Detail, thingOr, type Wanted } from './verb.ts';

export function aliasOf({ id }: Pick<AccountRecord, 'id'>): string {
  return id.slice(id.indexOf(':') + 1);
}

export function titleOf(account: AccountRecord): string {
  return `${account.nickname ?? account.displayName} (${aliasOf(account)})`;
}

export const accountDetail = { label: 'Account', form: 'choice', value: '' } as const satisfies Detail;

/** The accounts that a verb can name. */
export interface AccountsMeant {
  of(bank: Bank, user: UserRecord): readonly AccountRecord[];
  /** Goes on in “has no account …”. */
  readonly that: string;
}

export const moneyMoves: AccountsMeant = {
  of: (bank, user) => everydayAccountsOf(bank, user).filter(({ closed }) => closed === undefined),
  that: 'that money moves on',
};

export const areClosed: AccountsMeant = {
  of: (bank, user) => everydayAccountsOf(bank, user).filter(({ closed }) => closed !== undefined),
  that: 'that is closed',
};

export const areOpen: AccountsMeant = {
  of: (bank, user) => accountsOfUser(bank, user).filter(({ closed }) => closed === undefined),
  that: 'that is open',
};

type Chosen = (account: AccountRecord) => boolean;
const any: Chosen = () => true;

export function choicesOf(accounts: readonly AccountRecord[]) {
  return accounts.map((account) => ({ id: aliasOf(account), title: titleOf(account) }));
}

interface AccountWanted {
  readonly bank: Bank;
  readonly user: UserRecord;
  /** An alias or number; the first one where it is empty. */
  readonly named: string;
}

export function wantedAccount(
  { bank, user, named }: AccountWanted,
  meant: AccountsMeant = moneyMoves,
  chosen: Chosen = any,
): Wanted<AccountRecord> {
  const accounts = meant.of(bank, user);
  if (named === '') return thingOr(accounts.find(chosen), `${user.id} has no account for this.`);
  const thing = accounts.find((account) => aliasOf(account) === named || account.number === named);
  const there = accounts.length === 0 ? '' : ` There are: ${accounts.map(aliasOf).join(', ')}.`;
  return thingOr(thing, `${user.id} has no account “${named}” ${meant.that}.${there}`);
}
