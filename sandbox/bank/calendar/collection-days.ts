import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { dayMeant } from './repeat-days.ts';
import { isWorkingDay, sameOrNextWorkingDay } from './working-days.ts';

type Collected = Pick<DirectDebitRecord, 'startOn' | 'frequency' | 'months' | 'skipsNonWorkingDays'>;

/** The first collection after that day. */
export function collectionAfter({ startOn, frequency, months, skipsNonWorkingDays }: Collected, after: CalendarDay) {
  for (let run = 0; ; run += 1) {
    const meant = dayMeant(startOn, frequency, run);
    if (months !== undefined && !months.includes(Number(meant.slice(5, 7)))) continue;
    if (skipsNonWorkingDays && !isWorkingDay(meant)) continue;
    const day = sameOrNextWorkingDay(meant);
    if (day > after) return day;
  }
}
