import type { StatementSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type Checkpoint,
  entriesKept,
  type JournalEntry,
  type JournalStore,
  toStore,
} from '#sandbox/control/journal/journal.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';

/** What a world's journal uses of its store. */
export interface StoreAccess {
  prepared(query: string): StatementSync;
  /** All of the writes, or none. */
  atOnce<Result>(writes: () => Result): Result;
  gaveUp(reason: string): void;
}

/** Every world has many alike, and they are read seldom: fast to write matters more than small. */
const fastest = { level: 1 };

export function pack(checkpoint: Checkpoint): Uint8Array {
  return gzipSync(JSON.stringify(checkpoint), fastest);
}

/**
 * The journal of one world. Writing `when-put-away` leaves all writes to that moment: the bank then lives as long as its
 * process.
 */
export function worldJournal(
  world: number,
  { prepared, atOnce, gaveUp }: StoreAccess,
  written: 'every-call' | 'when-put-away',
): JournalStore {
  function write(writes: () => void): Promise<void> {
    if (written === 'when-put-away') return Promise.resolve();
    try {
      atOnce(writes);
      return Promise.resolve();
    } catch (failure) {
      gaveUp(reasonOf(failure));
      return Promise.reject(failure);
    }
  }

  function putEntry(entry: JournalEntry): void {
    prepared('INSERT OR REPLACE INTO entries VALUES (?, ?, ?)').run(world, entry.n, JSON.stringify(toStore(entry)));
  }

  function putCheckpoint(checkpoint: Checkpoint): void {
    prepared('INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?)').run(world, checkpoint.n, pack(checkpoint));
  }

  return {
    async load() {
      const row = prepared('SELECT body FROM checkpoints WHERE world = ?').get(world);
      if (row === undefined) return undefined;
      const tail = prepared('SELECT input FROM journal WHERE world = ? ORDER BY n').all(world);
      return {
        checkpoint: JSON.parse(gunzipSync(row.body as Uint8Array).toString()),
        tail: tail.map(({ input }) => JSON.parse(String(input))),
      };
    },
    async loadEntries() {
      const rows = prepared('SELECT entry FROM entries WHERE world = ? ORDER BY n').all(world);
      return rows.map(({ entry }) => JSON.parse(String(entry)));
    },
    append: (input, entry) =>
      write(() => {
        prepared('INSERT INTO journal VALUES (?, ?, ?)').run(world, input.n, JSON.stringify(input));
        putEntry(entry);
      }),
    keepEntry: (entry) => write(() => putEntry(entry)),
    checkpoint: (make) =>
      write(() => {
        const made = make();
        putCheckpoint(made);
        prepared('DELETE FROM journal WHERE world = ? AND n <= ?').run(world, made.n);
        prepared('DELETE FROM entries WHERE world = ? AND n <= ?').run(world, made.n - entriesKept);
      }),
    restart: (make, entries) =>
      write(() => {
        prepared('DELETE FROM journal WHERE world = ?').run(world);
        prepared('DELETE FROM entries WHERE world = ?').run(world);
        putCheckpoint(make());
        for (const entry of entries) putEntry(entry);
      }),
    // What is stored stays: the last state of the bank that somebody was told of.
    async giveUp() {},
  };
}
