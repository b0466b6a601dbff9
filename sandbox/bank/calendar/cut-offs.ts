import type { PaymentsSwitch } from '#sandbox/bank/records/switches.ts';
import { addDays, type CalendarDay, instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import { bacsCutOff, sameDayCutOff } from '#src/kernel/facts/cut-offs.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { isWorkingDay, sameOrNextWorkingDay } from './working-days.ts';

/** Assumed: London times on a working day until which payments are made the same day. */
export const cutOffs = { sameDay: sameDayCutOff, bacs: bacsCutOff } as const;

export interface ValueDay {
  readonly timing: 'same-day' | 'after-cut-off' | 'non-working-day';
  readonly valueOn: CalendarDay;
}

/** A tester can force any moment to count as after the cut-off. */
export function valueDayOf(now: Instant, payments: PaymentsSwitch): ValueDay {
  const today = londonDayOf(now);
  const next = sameOrNextWorkingDay(addDays(today, 1));
  if (payments === 'cut-off') return { timing: 'after-cut-off', valueOn: next };
  if (!isWorkingDay(today)) return { timing: 'non-working-day', valueOn: next };
  if (now >= instantInLondon(today, cutOffs.sameDay)) return { timing: 'after-cut-off', valueOn: next };
  return { timing: 'same-day', valueOn: today };
}

/** Assumed: BACS takes three working days, counting the one on which it is sent. */
export function bacsDayOf(now: Instant): CalendarDay {
  const today = londonDayOf(now);
  const isInTime = isWorkingDay(today) && now < instantInLondon(today, cutOffs.bacs);
  const sentOn = isInTime ? today : sameOrNextWorkingDay(addDays(today, 1));
  return sameOrNextWorkingDay(addDays(sameOrNextWorkingDay(addDays(sentOn, 1)), 1));
}
