import type { Posting } from '#sandbox/bank/records.ts';
import type { Life } from './lives/life.ts';
import { countInterest, happeningsOn, type LifeBooks, liveHappening } from './lives/live-day.ts';
import { storyDay } from './time/story-day.ts';

/** A life up to the midnight a day begins with: what was booked, and the interest counted but not yet settled. */
export interface History {
  readonly postings: readonly Posting[];
  readonly interestCounts: ReadonlyMap<string, number>;
}

/** Lives every day from the first to the one before `untilDay`. */
export function historyOf(life: Life, untilDay: number): History {
  const balances = new Map<string, number>();
  const books: LifeBooks = {
    balanceOf: (accountId) => balances.get(accountId) ?? 0,
    interestCounts: new Map(),
  };
  const postings: Posting[] = [];
  for (let number = life.bornOn; number < untilDay; number += 1) {
    const day = storyDay(number);
    if (number > life.bornOn) countInterest(life, books);
    happeningsOn(life, day).forEach((happening, index) => {
      for (const posting of liveHappening(life, day, index + 1, happening, books)) {
        postings.push(posting);
        for (const { accountId, minor } of posting.entries) {
          balances.set(accountId, books.balanceOf(accountId) + minor);
        }
      }
    });
  }
  return { postings, interestCounts: books.interestCounts };
}
