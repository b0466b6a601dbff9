import { interestInMinor } from '#sandbox/bank/accounts/interest.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Life } from './lives/life.ts';
import { bookEvent, countInterest, dayLivedBy, eventsOn, type LifeBooks } from './lives/live-day.ts';
import { bookedFrom } from './pending.ts';
import { personaDay } from './time/persona-day.ts';

/** A life up to the midnight at the start of a day. */
export interface History {
  readonly postings: readonly Posting[];
  /** Pending items, in the order created. */
  readonly holds: readonly HoldRecord[];
  /** Interest accrued and not yet paid. */
  readonly interestCounts: ReadonlyMap<string, number>;
}

/** Lives every day from the first to the one before `untilDay`. */
export function historyOf(life: Life, untilDay: number): History {
  const postings: Posting[] = [];
  const waiting = new Map<CalendarDay, HoldRecord[]>();
  const { books, release } = booksOf(postings, waiting);
  for (let number = life.startsOn; number < untilDay; number += 1) {
    const day = personaDay(number);
    if (number > life.startsOn) countInterest(life, books);
    release(day.text);
    const lived = dayLivedBy(life, day);
    let step = 0;
    for (const happening of eventsOn(life, day)) {
      step += 1;
      bookEvent(lived, step, happening, books);
    }
  }
  return {
    postings,
    holds: [...waiting.values()].flat().sort(byMoment),
    interestCounts: books.interestCounts,
  };
}

/** In-memory books for a history. `release` books the holds with that value day. */
function booksOf(
  postings: Posting[],
  waiting: Map<CalendarDay, HoldRecord[]>,
): { readonly books: LifeBooks; readonly release: (day: CalendarDay) => void } {
  const balances = new Map<string, number>();
  const held = new Map<string, number>();
  const interestCounts = new Map<string, number>();
  const balanceOf = (accountId: string) => balances.get(accountId) ?? 0;
  const post = (posting: Posting) => {
    postings.push(posting);
    for (const { accountId, minor } of posting.entries) balances.set(accountId, balanceOf(accountId) + minor);
  };
  const keepBack = ({ accountId, flag }: HoldRecord, minor: number) => {
    if (flag === 'D') held.set(accountId, (held.get(accountId) ?? 0) + minor);
  };
  return {
    books: {
      balanceOf,
      freeOn: (accountId) => balanceOf(accountId) - (held.get(accountId) ?? 0),
      interestOn: (accountId) => interestInMinor(interestCounts.get(accountId) ?? 0),
      interestCounts,
      lets: () => true,
      rateOf: ({ interestBasisPoints }) => interestBasisPoints,
      post,
      hold(hold) {
        keepBack(hold, hold.minor);
        const sameDay = waiting.get(hold.valueOn);
        if (sameDay === undefined) waiting.set(hold.valueOn, [hold]);
        else sameDay.push(hold);
      },
    },
    release(day) {
      for (const hold of waiting.get(day) ?? []) {
        keepBack(hold, -hold.minor);
        post(bookedFrom(hold));
      }
      waiting.delete(day);
    },
  };
}

function byMoment(earlier: HoldRecord, later: HoldRecord): number {
  if (earlier.madeAt === later.madeAt) return 0;
  return earlier.madeAt < later.madeAt ? -1 : 1;
}
