import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { bankTimeZone, type Instant } from '#src/kernel/instant.ts';

/** `10:42 on Friday 20 November`, London time. */
export function momentText(instant: Instant): string {
  return formatInTimeZone(instant, bankTimeZone, "HH:mm 'on' EEEE d MMMM");
}
