import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { CollectionName, RecordOf } from '#sandbox/bank/records/record-kinds.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';

/** A customer with everybody who acts for the same entities, open or not. */
export interface Belongings {
  /** The one asked for first. */
  readonly users: readonly UserRecord[];
  readonly parties: readonly PartyRecord[];
  readonly accounts: readonly AccountRecord[];
  balanceOf(accountId: string): number;
  /** Every record of a kind, those that would come with the customer included. */
  all<Name extends CollectionName>(of: Name): readonly RecordOf<Name>[];
}

/** @throws Error for a User ID that nobody has. */
export function belongingsOf(bank: Bank, userId: string): Belongings {
  const known = knownUser(bank, userId);
  if (known === undefined) throw new Error(`There is no customer ${userId}.`);
  const toCome = new Map<string, unknown[]>();
  const moved = new Map<string, number>();
  for (const change of known.opening) {
    if (change.change === 'insert') toCome.set(change.of, [...(toCome.get(change.of) ?? []), change.record]);
    if (change.change !== 'bring-in') continue;
    for (const { accountId, minor } of change.postings.flatMap(({ entries }) => entries)) {
      moved.set(accountId, (moved.get(accountId) ?? 0) + minor);
    }
  }
  const all: Belongings['all'] = (of) => [...bank.records.all(of), ...((toCome.get(of) ?? []) as never[])];
  const parties = known.user.partyIds.flatMap((id) => all('parties').filter((party) => party.id === id));
  const isTheirs = ({ partyIds }: UserRecord) => partyIds.some((id) => known.user.partyIds.includes(id));
  const others = all('users').filter((user) => user.id !== userId && isTheirs(user));
  return {
    users: [known.user, ...others],
    parties,
    accounts: parties.flatMap(({ id }) => all('accounts').filter(({ partyId }) => partyId === id)),
    balanceOf: (accountId) => bank.ledger.balanceOf(accountId) + (moved.get(accountId) ?? 0),
    all,
  };
}
