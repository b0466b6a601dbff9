import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import { type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';

/**
 * Payments, transfers and instructions share one sequence. Drafts are removed only when another is made, so no number is used
 * twice.
 */
export function nextOrderId({ records }: Pick<Bank, 'records'>, kind: 'payment' | 'transfer' | 'instruction'): string {
  let last = 0;
  for (const { id } of [...records.all('payments'), ...records.all('instructions')]) {
    if (orderId.test(id)) last = Math.max(last, Number(countOf(id)));
  }
  return `${kind}-${last + 1}`;
}

const orderId = /^(?:payment|transfer|instruction)-\d+$/;

/** The customer's reference number: `PB2606100041` is order 41, confirmed on day 61 of 2026. */
export function referenceNumberOf(orderId: string, confirmedOn: CalendarDay): string {
  return `PB${numberedDay(confirmedOn)}${countOf(orderId).padStart(5, '0')}`;
}

/** The reference of what changes something that exists. Its digits are more than those of an order or of a change of payees. */
export function referenceOfChange(change: string, on: CalendarDay): string {
  const number = 10_000_000 + (Number.parseInt(sha256Hex(change).slice(0, 12), 16) % 90_000_000);
  return referenceNumberOf(`change-${number}`, on);
}

export function schemeReferenceOf(orderId: string, confirmedOn: CalendarDay): string {
  return `FP${numberedDay(confirmedOn)}${countOf(orderId).padStart(6, '0')}`;
}

/** The reference of a bulk file: `BF2606100003` is the third, drafted on day 61 of 2026. */
export function bulkFileReference(count: number, draftedOn: CalendarDay): string {
  return `BF${numberedDay(draftedOn)}${String(count).padStart(5, '0')}`;
}

function countOf(orderId: string): string {
  return orderId.slice(orderId.lastIndexOf('-') + 1);
}

/** Two digits of the year and three of the day of the year. */
function numberedDay(day: CalendarDay): string {
  const year = day.slice(0, 4);
  const dayOfYear = daysBetween(`${year}-01-01` as CalendarDay, day) + 1;
  return `${year.slice(2)}${String(dayOfYear).padStart(3, '0')}`;
}
