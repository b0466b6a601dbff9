import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';

/** An account of this bank's own, and what must be committed with whatever is decided about it. */
export interface OwnAccount {
  readonly account: AccountRecord;
  /** Whose it is. */
  readonly party: PartyRecord;
  readonly opening: readonly Change[];
}

/**
 * The account with that number, of whatever kind. A customer nobody has asked about yet is found by the first digits,
 * which are their persona's own: `opening` brings them in.
 */
export function findOwnAccount(bank: Bank, accountNumber: string): OwnAccount | undefined {
  const { records, plan } = bank;
  const account = records.all('accounts').find(({ number }) => number === accountNumber);
  const party = account && records.find('parties', account.partyId);
  if (account !== undefined && party !== undefined) return { account, party, opening: [] };
  const persona = Object.values(plan.personas).find(
    ({ accountPrefix }) => accountPrefix !== undefined && accountNumber.startsWith(accountPrefix),
  );
  // Whoever is known has brought in all they have, so that the number is nobody's.
  if (persona === undefined || records.find('users', persona.id) !== undefined) return undefined;
  return amongNew(knownUser(bank, persona.id)?.opening ?? [], accountNumber);
}

function amongNew(opening: readonly Change[], accountNumber: string): OwnAccount | undefined {
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
