import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { CollectionName, RecordOf } from '#sandbox/bank/records/record-kinds.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/** A customer with everybody who acts for the same entities, open or not. */
export interface Belongings {
  readonly today: CalendarDay;
  /** The one asked for first. */
  readonly users: readonly UserRecord[];
  readonly parties: readonly PartyRecord[];
  readonly accounts: readonly AccountRecord[];
  balanceOf(accountId: string): number;
  /** Oldest first. */
  postingsOf(accountId: string): readonly Posting[];
  /** Every record of a kind, those that would come with the customer included. */
  all<Name extends CollectionName>(of: Name): readonly RecordOf<Name>[];
}

/** @throws Error for a User ID that nobody has. */
export function belongingsOf(bank: Bank, userId: string): Belongings {
  const known = knownUser(bank, userId);
  if (known === undefined) throw new Error(`There is no customer ${userId}.`);
  const toCome = new Map<string, unknown[]>();
  const past: Posting[] = [];
  for (const change of known.opening) {
    if (change.change === 'bring-in') past.push(...change.postings);
    if (change.change !== 'insert') continue;
    const before = toCome.get(change.of);
    if (before === undefined) toCome.set(change.of, [change.record]);
    else before.push(change.record);
  }
  const postings = postingsByAccount([...bank.ledger.postings, ...past]);
  const all: Belongings['all'] = (of) => [...bank.records.all(of), ...((toCome.get(of) ?? []) as never[])];
  const { partyIds } = known.user;
  const parties = partyIds.flatMap((id) => all('parties').filter((party) => party.id === id));
  const others = all('users').filter((user) => user.id !== userId && user.partyIds.some((id) => partyIds.includes(id)));
  return {
    today: bank.today,
    users: [known.user, ...others],
    parties,
    accounts: parties.flatMap(({ id }) => all('accounts').filter(({ partyId }) => partyId === id)),
    balanceOf: (accountId) => (postings.get(accountId) ?? []).reduce((sum, each) => sum + minorOn(each, accountId), 0),
    postingsOf: (accountId) => postings.get(accountId) ?? [],
    all,
  };
}

export function minorOn({ entries }: Posting, accountId: string): number {
  return entries.reduce((sum, entry) => (entry.accountId === accountId ? sum + entry.minor : sum), 0);
}

function postingsByAccount(postings: readonly Posting[]): ReadonlyMap<string, readonly Posting[]> {
  const found = new Map<string, Posting[]>();
  for (const posting of postings) {
    for (const { accountId } of posting.entries) {
      const known = found.get(accountId);
      if (known === undefined) found.set(accountId, [posting]);
      else if (known.at(-1) !== posting) known.push(posting);
    }
  }
  return found;
}
