import { processedCopy } from '#src/banking/paying/model/payment-lines.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import { Notice } from '#src/ui/text/notice.tsx';

/** The working day on which the payment is really made, where the date asked for is none. */
export function MovedDay({ date }: { readonly date: CalendarDay | undefined }) {
  if (date === undefined) return null;
  const day = sameOrNextWorkingDay(date);
  if (day === date) return null;
  return (
    <Notice>
      <p>{processedCopy('payment', day)}</p>
    </Notice>
  );
}
