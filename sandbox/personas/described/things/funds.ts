import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
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

export type FundsAt = (account: AccountRecord, day: CalendarDay) => Funds;

/** The life is lived in advance, as far as it is asked about; orders are left out. */
export function fundsOf(life: Life): FundsAt {
  let lived: { readonly until: number; readonly postings: readonly Posting[] } = { until: 0, postings: [] };
  return (account, day) => {
    const until = dayNumberOf(day) + clearingDays + 1;
    if (lived.until < until) lived = { until, postings: historyOf(life, until).postings };
    return fundsAt(lived.postings, account, day);
  };
}

function fundsAt(postings: readonly Posting[], { id, overdraftMinor }: AccountRecord, day: CalendarDay): Funds {
  const hour = instantInLondon(day, '06:00');
  const cleared = addDays(day, clearingDays);
  let [least, most] = [overdraftMinor, overdraftMinor];
  for (const { id: postingId, at, bookedOn, entries } of postings) {
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
