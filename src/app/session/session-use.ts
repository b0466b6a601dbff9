import type { SessionRecord } from './session-record.ts';
import { bankDueInMs, type SessionLimits } from './session-times.ts';

/** The shortest interval between updates to other tabs. */
const tellTabsMs = 1000;

/** When the customer last used a session, in this tab and in others, and when the bank last heard of it. */
export function createSessionUse(record: SessionRecord, limits: SessionLimits, openedAtMs: number) {
  let usedAtMs = openedAtMs;
  let askedAtMs = openedAtMs;
  let toldTabsAtMs: number | undefined;
  let seenElsewhereAtMs: number | undefined;

  function tellTabs(nowMs: number): void {
    record.noteUse(nowMs);
    toldTabsAtMs = nowMs;
  }

  return {
    elsewhereAtMs: () => seenElsewhereAtMs,
    /** Includes other tabs. A use in the future, after a clock change, counts as now. */
    lastAtMs(nowMs: number): number {
      const recorded = record.usedAtMs();
      if (recorded !== undefined && recorded !== toldTabsAtMs) seenElsewhereAtMs = recorded;
      if (Math.max(usedAtMs, seenElsewhereAtMs ?? 0) > nowMs) {
        usedAtMs = nowMs;
        askedAtMs = Math.min(askedAtMs, nowMs);
        seenElsewhereAtMs = undefined;
        tellTabs(nowMs);
      }
      return Math.max(usedAtMs, seenElsewhereAtMs ?? 0);
    },
    note(nowMs: number): void {
      usedAtMs = nowMs;
      if (toldTabsAtMs === undefined || nowMs - toldTabsAtMs >= tellTabsMs) tellTabs(nowMs);
    },
    /** Notes a use that other tabs must learn of at once. */
    tell(nowMs: number): void {
      usedAtMs = nowMs;
      tellTabs(nowMs);
    },
    noteBankAsked(nowMs: number): void {
      askedAtMs = nowMs;
    },
    bankDueInMs: (nowMs: number) => bankDueInMs(nowMs, { usedAtMs, askedAtMs }, limits),
  };
}
