import type { Bank } from './bank.ts';
import type { Change } from './change.ts';
import type { UserRecord } from './records.ts';

/** A customer the bank knows, and what must be committed with whatever is decided about them. */
export interface KnownUser {
  readonly user: UserRecord;
  readonly opening: readonly Change[];
}

/**
 * The customer with that User ID. When it is the first time anybody asks, their story is opened: `opening` brings in all
 * they have, as of the bank's opening day whatever the day is by now, and what has fallen due since happens at once.
 */
export function knownUser(bank: Bank, userId: string): KnownUser | undefined {
  const user = bank.records.find('users', userId);
  if (user !== undefined) return { user, opening: [] };
  if (!Object.hasOwn(bank.plan.stories, userId)) return undefined;
  const book = bank.plan.stories[userId]?.open(bank.plan.seed, bank.openingDay);
  if (book === undefined) return undefined;
  const opening: Change[] = [
    { change: 'insert', of: 'users', record: book.user },
    ...book.parties.map((record): Change => ({ change: 'insert', of: 'parties', record })),
    ...book.accounts.map((record): Change => ({ change: 'insert', of: 'accounts', record })),
    ...book.postings.map((posting): Change => ({ change: 'post', posting })),
    ...book.jobs.map((job): Change => ({ change: 'schedule', job })),
  ];
  return { user: book.user, opening };
}
