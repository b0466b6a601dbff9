import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { bankTimeZone, type Instant } from '#src/kernel/instant.ts';

/** `2 March 2026, 09:30`, in London. */
export function momentText(instant: Instant): string {
  return formatInTimeZone(instant, bankTimeZone, 'd MMMM yyyy, HH:mm');
}

/** `02/03/2026`, for lists. */
export function listDay(instant: Instant): string {
  return formatInTimeZone(instant, bankTimeZone, 'dd/MM/yyyy');
}
