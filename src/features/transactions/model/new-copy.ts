import type { NewTransactions } from '#src/api/transactions/since-last-visit.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { dayText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';

/** What is new, with its sums: `5 new since 27 February 2026: £120.00 in, £86.20 out`. Empty where nothing is. */
export function newCopy({ count, paidIn, paidOut }: NewTransactions, lastVisit: CalendarDay): string {
  if (count === 0) return '';
  const sums = [paidIn.minor > 0 && `${moneyText(paidIn)} in`, paidOut.minor > 0 && `${moneyText(paidOut)} out`].filter(
    (sum) => sum !== false,
  );
  const news = `${count} new since ${dayText(lastVisit)}`;
  return sums.length === 0 ? news : `${news}: ${sums.join(', ')}`;
}
