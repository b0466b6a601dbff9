import { type PageStorage, storedKeys } from '#src/api/environment/page-storage.ts';

const { lastActiveAt: usedKey, sessionEndedAt: leftKey } = storedKeys;

/** When the session was used and left, in wall time, shared between tabs. */
export interface SessionRecord {
  /** The last use in any tab. */
  usedAtMs(): number | undefined;
  noteUse(nowMs: number): void;
  /** When this page, or the last one closed, was hidden or left. */
  leftAtMs(): number | undefined;
  noteLeft(nowMs: number): void;
  forgetLeft(): void;
}

export function createSessionRecord(shared: PageStorage, own: PageStorage): SessionRecord {
  const both = [shared, own];
  return {
    usedAtMs: () => timeIn(shared, usedKey),
    noteUse: (nowMs) => shared.setItem(usedKey, String(nowMs)),
    leftAtMs() {
      const times = both.map((storage) => timeIn(storage, leftKey)).filter((time) => time !== undefined);
      return times.length === 0 ? undefined : Math.max(...times);
    },
    noteLeft(nowMs) {
      for (const storage of both) storage.setItem(leftKey, String(nowMs));
    },
    forgetLeft() {
      for (const storage of both) storage.removeItem(leftKey);
    },
  };
}

/** Undefined for anything but a time this app wrote. */
function timeIn(storage: PageStorage, key: string): number | undefined {
  const text = storage.getItem(key);
  return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : undefined;
}
