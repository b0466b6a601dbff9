import { instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';

const shownFrom = '09:00';

export const bacsCutOffText =
  'BACS payments must be authorised before 3pm on a working day. Later ones are sent on the next working day.';

/** Whose visits have seen the message today. Kept for the page only: it says nothing that must outlive it. */
const seen = new Set<string>();

/** Due once a session and day, after nine in the morning. */
export function isBacsNoticeDue(sessionId: string, now: Instant): boolean {
  const day = londonDayOf(now);
  return now >= instantInLondon(day, shownFrom) && !seen.has(`${sessionId} ${day}`);
}

export function noteBacsNoticeSeen(sessionId: string, now: Instant): void {
  seen.add(`${sessionId} ${londonDayOf(now)}`);
}
