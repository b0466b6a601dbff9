import { sharedStorage, storedKeys } from '#src/api/environment/page-storage.ts';
import { instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';

const shownFrom = '09:00';

export const bacsCutOffText =
  'BACS payments must be authorised before 3pm on a working day. Later ones are sent on the next working day.';

/** Due once a session and day in all its tabs, after nine in the morning. */
export function isBacsNoticeDue(now: Instant): boolean {
  const day = londonDayOf(now);
  return now >= instantInLondon(day, shownFrom) && sharedStorage.getItem(storedKeys.bacsNoticeSeenOn) !== day;
}

export function noteBacsNoticeSeen(now: Instant): void {
  sharedStorage.setItem(storedKeys.bacsNoticeSeenOn, londonDayOf(now));
}
