import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';

export interface OwnAccount {
  readonly account: AccountRecord;
  readonly party: PartyRecord;
  readonly opening: readonly Change[];
}

/** The account with that number, of any kind. `opening` brings in the account's persona where it is not open yet. */
export function findOwnAccount(bank: Bank, accountNumber: string): OwnAccount | undefined {
  const { records, personas } = bank;
  const account = records.all('accounts').find(({ number }) => number === accountNumber);
  const party = account && records.find('parties', account.partyId);
  if (account !== undefined && party !== undefined) return { account, party, opening: [] };
  const persona = Object.values(personas).find(
    ({ accountPrefix }) => accountPrefix !== undefined && accountNumber.startsWith(accountPrefix),
  );
  // A persona that is already open has brought in all its accounts, so nobody has this number.
  if (persona === undefined || records.find('users', persona.id) !== undefined) return undefined;
  return findInOpening(knownUser(bank, persona.id)?.opening ?? [], accountNumber);
}

function findInOpening(opening: readonly Change[], accountNumber: string): OwnAccount | undefined {
  const accounts: AccountRecord[] = [];
  const parties: PartyRecord[] = [];
  for (const change of opening) {
    if (change.change !== 'insert') continue;
    if (change.of === 'accounts') accounts.push(change.record);
    if (change.of === 'parties') parties.push(change.record);
  }
  const account = accounts.find(({ number }) => number === accountNumber);
  const party = parties.find(({ id }) => id === account?.partyId);
  return account === undefined || party === undefined ? undefined : { account, party, opening };
}
