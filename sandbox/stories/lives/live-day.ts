import type { AccountRecord, Posting } from '#sandbox/bank/records.ts';
import { instantOn } from '../time/london-instant.ts';
import type { StoryDay } from '../time/story-day.ts';
import { interestInMinor, interestOfOneDay, isLending } from './interest.ts';
import { type Books, type Happening, isClearing, type Leg, type Life } from './life.ts';

/** What living needs to know and to keep besides the ledger. */
export interface LifeBooks {
  balanceOf(accountId: string): number;
  /** Day balances times basis points since interest was last settled, by account; see `interest.ts`. */
  readonly interestCounts: Map<string, number>;
}

/** Everything meant to happen that day, in the order it happens. */
export function happeningsOn(life: Life, day: StoryDay): readonly Happening[] {
  const happenings: Happening[] = [];
  for (const habit of life.habits) {
    for (const happening of habit(day)) happenings.push(happening);
  }
  return happenings.sort((earlier, later) => earlier.second - later.second);
}

/** Midnight: every account's closing balance counts one more day of interest. */
export function countInterest(life: Life, books: LifeBooks): void {
  for (const account of life.accounts) {
    const more = interestOfOneDay(account, books.balanceOf(account.id));
    if (more !== 0) books.interestCounts.set(account.id, (books.interestCounts.get(account.id) ?? 0) + more);
  }
}

/**
 * The postings a happening makes, given the books at that moment: none when one of its legs would take an account past
 * what is available or touch one that is not open yet. `step` is its place in the day, from 1, and makes the ids.
 */
export function liveHappening(
  life: Life,
  day: StoryDay,
  step: number,
  happening: Happening,
  books: LifeBooks,
): readonly Posting[] {
  const amounts: Books = {
    balanceOf: books.balanceOf,
    interestOn: (accountId) => interestInMinor(books.interestCounts.get(accountId) ?? 0),
  };
  const moved = new Map<string, number>();
  const postings: Posting[] = [];
  for (const leg of happening.legs) {
    const minor = typeof leg.minor === 'number' ? leg.minor : leg.minor(amounts);
    if (minor <= 0) continue;
    if (!mayMove(life, day, leg, minor, (accountId) => books.balanceOf(accountId) + (moved.get(accountId) ?? 0))) {
      return [];
    }
    moved.set(leg.from, (moved.get(leg.from) ?? 0) - minor);
    moved.set(leg.to, (moved.get(leg.to) ?? 0) + minor);
    postings.push({
      id: `${life.storyId}-${day.text}-${step}-${postings.length + 1}`,
      at: instantOn(day, happening.second),
      bookedOn: day.text,
      currency: leg.currency,
      code: leg.code,
      description: leg.description,
      reference: leg.reference,
      entries: [
        { accountId: leg.from, minor: -minor },
        { accountId: leg.to, minor },
      ],
    });
  }
  for (const { settlesInterestOf } of happening.legs) {
    if (settlesInterestOf !== undefined) books.interestCounts.delete(settlesInterestOf);
  }
  return postings;
}

function mayMove(
  { accounts }: Life,
  day: StoryDay,
  { from, to }: Leg,
  minor: number,
  balanceOf: (accountId: string) => number,
): boolean {
  if (!isOpen(accounts, to, day)) return false;
  if (isClearing(from)) return true;
  const payer = accounts.find(({ id }) => id === from);
  if (payer === undefined || payer.openedOn > day.text) return false;
  // An overdraft is not drawn on before the first deposit has come.
  const overdraftMinor = payer.openedOn === day.text ? 0 : payer.overdraftMinor;
  return isLending(payer) || minor <= balanceOf(from) + overdraftMinor;
}

function isOpen(accounts: readonly AccountRecord[], accountId: string, day: StoryDay): boolean {
  return isClearing(accountId) || accounts.some(({ id, openedOn }) => id === accountId && openedOn <= day.text);
}
