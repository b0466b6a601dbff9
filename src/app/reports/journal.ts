import type { PageStorage } from '#src/api/environment/page-storage.ts';
import { type FieldName, type ReportRecord, recordOf } from './record.ts';

/** In one tab, reloads included. */
export const mostRecords = 20;
/** More than a visit usually has; fewer are sent when the page is hidden or left. */
const batchSize = 10;

/** Kept instead of a count by a visit that does not report. */
const unsampled = 'none';

export type NewRecord = Readonly<Partial<Record<Exclude<FieldName, 'route'>, unknown>>>;

export interface Journal {
  /** Never throws. The route is that of the page as it is now, unless another is given. */
  note(record: NewRecord, route?: string): void;
  send(): void;
}

interface Surroundings {
  readonly post: (body: string) => unknown;
  readonly routes: () => ReadonlySet<string>;
  readonly route: () => string | undefined;
  readonly storage: Pick<PageStorage, 'getItem' | 'setItem'>;
  readonly key: string;
}

/** Whether this visit reports. Decided once for each tab. */
export function isSampled(
  { storage, key }: Pick<Surroundings, 'storage' | 'key'>,
  sample: number,
  chance: () => number,
): boolean {
  const kept = storage.getItem(key);
  if (kept !== null) return kept !== unsampled;
  const isIn = chance() < sample;
  storage.setItem(key, isIn ? '0' : unsampled);
  return isIn;
}

/** Each record once, in batches. What cannot be sent is lost. */
export function createJournal({ post, routes, route, storage, key }: Surroundings): Journal {
  const seen = new Set<string>();
  let waiting: ReportRecord[] = [];

  function add(given: NewRecord, at: string | undefined): void {
    const record = recordOf({ ...given, route: at }, routes());
    if (record === undefined) return;
    const text = JSON.stringify(record);
    const count = Number(storage.getItem(key) ?? 0);
    if (seen.has(text) || !(count < mostRecords)) return;
    seen.add(text);
    storage.setItem(key, String(count + 1));
    waiting.push(record);
    if (waiting.length >= batchSize) send();
  }

  function send(): void {
    const records = waiting;
    waiting = [];
    if (records.length > 0) quietly(() => post(JSON.stringify(records)));
  }

  return { note: (given, at = route()) => quietly(() => add(given, at)), send };
}

/** A fault of the reports is nobody's trouble. */
export function quietly(act: () => unknown): void {
  try {
    act();
  } catch {
    // Reported to whom?
  }
}
