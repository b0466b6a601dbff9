import { addDays, addMonths, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { type Money, money, plus } from '#src/kernel/money.ts';
import type { Loaded } from './loaded.ts';

/** What came in and went out in the loaded days of one month. */
export interface MonthOfMoney {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /** Whether all its days are loaded; never so for the current month. */
  readonly isWhole: boolean;
  readonly moneyIn: Money;
  readonly moneyOut: Money;
}

/** The most months a chart shows. */
export const mostMonths = 12;

/** The latest loaded months, oldest first, those without transactions included. */
export function moneyByMonth({ from, to, currency, lists }: Loaded): readonly MonthOfMoney[] {
  const sums = new Map<string, { moneyIn: Money; moneyOut: Money }>();
  const nothing = { moneyIn: money(0, currency), moneyOut: money(0, currency) };
  for (const list of lists) {
    for (const { day, flag, amount } of list) {
      if (amount.currency !== currency) continue;
      const month = day.slice(0, 7);
      const sum = sums.get(month) ?? nothing;
      const side = flag === 'C' ? 'moneyIn' : 'moneyOut';
      sums.set(month, { ...sum, [side]: plus(sum[side], amount) });
    }
  }
  return monthsBetween(from, to)
    .slice(-mostMonths)
    .map((first) => {
      const last = addDays(addMonths(first, 1), -1);
      return {
        from: first < from ? from : first,
        to: last > to ? to : last,
        isWhole: first >= from && last <= to,
        ...(sums.get(first.slice(0, 7)) ?? nothing),
      };
    });
}

/** The first day of every month that the days touch. */
function monthsBetween(from: CalendarDay, to: CalendarDay): readonly CalendarDay[] {
  const months: CalendarDay[] = [];
  for (let first = calendarDay(`${from.slice(0, 7)}-01`); first <= to; first = addMonths(first, 1)) months.push(first);
  return months;
}
