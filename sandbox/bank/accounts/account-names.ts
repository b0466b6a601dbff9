import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { type AccountCategory, categoryOf } from './accounts.ts';

export interface AccountNaming {
  readonly accountToken: string;
  readonly partyToken: string;
  readonly category: AccountCategory;
  /** Null restores the bank's own name. */
  readonly nickname: string | null;
  readonly sequenceNumber: number;
}

export type NamingVerdict =
  | { readonly outcome: 'named'; readonly changes: readonly Change[] }
  | {
      readonly outcome: 'refused';
      readonly reason: 'account-not-found' | 'account-given-twice' | 'not-alphanumeric' | 'too-long';
    };

const longestName = 35;

/** Names and orders all the accounts or none. Unchanged names are not validated again, so any account can be moved. */
export function nameAccounts(bank: Bank, customer: Customer, namings: readonly AccountNaming[]): NamingVerdict {
  const accounts = accountsByToken(bank, customer);
  const named = new Set<string>();
  const changes: Change[] = [];
  for (const { accountToken, partyToken, category, nickname, sequenceNumber } of namings) {
    const account = accounts.get(accountToken);
    if (account === undefined || categoryOf(account) !== category) return refused('account-not-found');
    if (tokenOf(bank, customer.session, 'party', account.partyId) !== partyToken) return refused('account-not-found');
    if (named.has(account.id)) return refused('account-given-twice');
    named.add(account.id);
    const objection = nickname === account.nickname ? undefined : objectionTo(nickname);
    if (objection !== undefined) return refused(objection);
    changes.push({ change: 'update', of: 'accounts', record: { ...account, nickname, sequenceNumber } });
  }
  return { outcome: 'named', changes };
}

function refused(reason: Extract<NamingVerdict, { outcome: 'refused' }>['reason']): NamingVerdict {
  return { outcome: 'refused', reason };
}

/** English letters, digits and spaces; not spaces alone. */
function objectionTo(nickname: string | null): 'not-alphanumeric' | 'too-long' | undefined {
  if (nickname === null) return undefined;
  if (!/^[A-Za-z0-9 ]*[A-Za-z0-9][A-Za-z0-9 ]*$/.test(nickname)) return 'not-alphanumeric';
  return nickname.length > longestName ? 'too-long' : undefined;
}

function accountsByToken(bank: Bank, { session, parties }: Customer): ReadonlyMap<string, AccountRecord> {
  const accounts = parties.flatMap(({ id }) => bank.records.accountsOf(id));
  return new Map(accounts.map((account) => [tokenOf(bank, session, 'account', account.id), account]));
}
