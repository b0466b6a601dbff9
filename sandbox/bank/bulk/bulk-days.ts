import { valueDayOf } from '#sandbox/bank/calendar/cut-offs.ts';
import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import { type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';

/** Assumed: how soon the payments of an approved file begin, and the London time at which those of a later day do. */
const beginMs = 2000;
export const beginsAt = '06:00';

/** The day that the sender chose, or the later one on which the file was to be paid when they authorised it. */
export function dueDayOf({ processedOn, payOn }: BulkFileRecord): CalendarDay {
  return processedOn ?? payOn;
}

/** The day on which a file is paid that is authorised now: the next working day after the cut-off, as for payments. */
export function processingDayOf({ clock, today, payments }: Bank, file: BulkFileRecord): CalendarDay {
  const dueOn = dueDayOf(file);
  return dueOn > today ? sameOrNextWorkingDay(dueOn) : valueDayOf(clock.now, payments).valueOn;
}

export function beginningOf({ clock, today }: Bank, day: CalendarDay): Instant {
  return day === today ? instantFromMs(epochMsOf(clock.now) + beginMs) : instantInLondon(day, beginsAt);
}

/** The day that customers are told: as though it were authorised now while a file waits, its own from then on. */
export function toldDayOf(bank: Bank, file: BulkFileRecord): CalendarDay {
  const isUndecided = undecided.includes(file.state) && dueDayOf(file) >= bank.today;
  return isUndecided ? processingDayOf(bank, file) : dueDayOf(file);
}

const undecided: readonly BulkFileRecord['state'][] = ['initiated', 'uploaded', 'verified', 'pending-approval'];
