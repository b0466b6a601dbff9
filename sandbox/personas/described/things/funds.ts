import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { Making } from '#sandbox/personas/described/making.ts';
import { historyOf } from '#sandbox/personas/history.ts';
import type { Life } from '#sandbox/personas/lives/life.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import { addDays, type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';

/** What can be paid at the hour of runs, if the customer does nothing until then. */
export interface Funds {
  readonly least: number;
  readonly most: number;
}

/** Pending payments clear within so many days. */
const clearingDays = 6;

const lived = new WeakMap<Making, { readonly until: number; readonly postings: readonly Posting[] }>();

/** The account's life is lived in advance; other orders are left out. */
export function fundsAt(customer: Making, life: Life, { id, overdraftMinor }: AccountRecord, day: CalendarDay): Funds {
  const hour = instantInLondon(day, '06:00');
  const cleared = addDays(day, clearingDays);
  let [least, most] = [overdraftMinor, overdraftMinor];
  for (const { id: postingId, at, bookedOn, entries } of postingsUntil(customer, life, day)) {
    const isPending = postingId.endsWith('-booked') && bookedOn <= cleared;
    if (at > hour && !isPending) continue;
    for (const { accountId, minor } of entries) {
      if (accountId !== id) continue;
      if (at <= hour) most += minor;
      if (at <= hour || minor < 0) least += minor;
    }
  }
  return { least, most };
}

function postingsUntil(customer: Making, life: Life, day: CalendarDay): readonly Posting[] {
  const until = dayNumberOf(day) + clearingDays + 1;
  const known = lived.get(customer);
  if (known !== undefined && known.until >= until) return known.postings;
  const { postings } = historyOf(life, until);
  lived.set(customer, { until, postings });
  return postings;
}
