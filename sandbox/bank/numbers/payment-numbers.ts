import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';

/**
 * The bank's own key of the next order: payments and instructions are counted together. Drafts are taken away only when
 * another is made, which has the highest number then, so that none is given twice.
 */
export function nextOrderId({ records }: Pick<Bank, 'records'>, kind: 'payment' | 'instruction'): string {
  let last = 0;
  for (const { id } of [...records.all('payments'), ...records.all('instructions')]) {
    if (orderId.test(id)) last = Math.max(last, Number(countOf(id)));
  }
  return `${kind}-${last + 1}`;
}

/** A persona's own past has ids of its own. */
const orderId = /^(?:payment|instruction)-\d+$/;

/** For the customer to quote: `PB2606100041` is the 41st order, confirmed on the 61st day of 2026. */
export function referenceNumberOf(orderId: string, confirmedOn: CalendarDay): string {
  return `PB${numberedDay(confirmedOn)}${countOf(orderId).padStart(5, '0')}`;
}

/** What the payment is called between the banks. */
export function schemeReferenceOf(orderId: string, confirmedOn: CalendarDay): string {
  return `FP${numberedDay(confirmedOn)}${countOf(orderId).padStart(6, '0')}`;
}

function countOf(orderId: string): string {
  return orderId.slice(orderId.lastIndexOf('-') + 1);
}

/** Two digits of the year and three of the day in it. */
function numberedDay(day: CalendarDay): string {
  const year = day.slice(0, 4);
  const dayOfYear = daysBetween(`${year}-01-01` as CalendarDay, day) + 1;
  return `${year.slice(2)}${String(dayOfYear).padStart(3, '0')}`;
}
