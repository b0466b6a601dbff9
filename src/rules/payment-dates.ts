import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import { isWorkingDay, nextWorkingDay, sameOrNextWorkingDay } from './working-days.ts';

export interface MeantDate {
  readonly when: 'now' | 'later';
  readonly isRegular: boolean;
  readonly laterDate?: CalendarDay | undefined;
  readonly today: CalendarDay;
}

export type PaymentDateVerdict =
  | { readonly outcome: 'allowed'; readonly notice: PaymentDateNotice }
  | { readonly outcome: 'refused'; readonly reason: 'missing' | 'outside-window' };

export type PaymentDateNotice =
  | { readonly kind: 'nothing' }
  /** A payment on a non-working day is made on this day. */
  | { readonly kind: 'processed-on'; readonly day: CalendarDay }
  /** Sent at once on a non-working day; the statement shows the next working day. */
  | { readonly kind: 'statement-next-working-day'; readonly day: CalendarDay }
  /** A regular payment starting today is first made tomorrow, or on the next working day. */
  | { readonly kind: 'first-tomorrow'; readonly day: CalendarDay };

const windowDays = { first: 1, last: 90 } as const;

/** The range of dates for a future payment, inclusive. */
export function laterDates(today: CalendarDay): { readonly first: CalendarDay; readonly last: CalendarDay } {
  return { first: addDays(today, windowDays.first), last: addDays(today, windowDays.last) };
}

export function validatePaymentDate({ when, isRegular, laterDate, today }: MeantDate): PaymentDateVerdict {
  if (when === 'now') return { outcome: 'allowed', notice: noticeForNow(isRegular, today) };
  if (laterDate === undefined) return { outcome: 'refused', reason: 'missing' };
  const { first, last } = laterDates(today);
  if (laterDate < first || laterDate > last) return { outcome: 'refused', reason: 'outside-window' };
  const day = sameOrNextWorkingDay(laterDate);
  return { outcome: 'allowed', notice: day === laterDate ? { kind: 'nothing' } : { kind: 'processed-on', day } };
}

function noticeForNow(isRegular: boolean, today: CalendarDay): PaymentDateNotice {
  if (isRegular) return { kind: 'first-tomorrow', day: nextWorkingDay(today) };
  return isWorkingDay(today) ? { kind: 'nothing' } : { kind: 'statement-next-working-day', day: nextWorkingDay(today) };
}
