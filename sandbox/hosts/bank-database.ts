import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { entriesKept, type JournalStore, toStore } from '#sandbox/control/journal/journal.ts';

interface Kept extends DBSchema {
  /** Inputs since the checkpoint, by number. */
  journal: { key: number; value: unknown };
  /** Recent entries, by the same number. */
  entries: { key: number; value: unknown };
  /** `checkpoint`, and `session`: the cookie shared by all tabs. */
  kept: { key: string; value: unknown };
}

export interface BankDatabase {
  readonly journal: JournalStore;
  readonly readSession: () => Promise<string | null>;
  readonly keepSession: (session: string | null) => Promise<void>;
}

/** Rejects when the browser allows no database, as in some private modes. */
export async function openBankDatabase(): Promise<BankDatabase> {
  const database = await openDB<Kept>('paddock-sandbox', 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('journal');
        database.createObjectStore('kept');
      }
      database.createObjectStore('entries');
    },
  });
  return {
    journal: journalIn(database),
    async readSession() {
      const session = await database.get('kept', 'session');
      return typeof session === 'string' ? session : null;
    },
    async keepSession(session) {
      if (session === null) await database.delete('kept', 'session');
      else await database.put('kept', session, 'session');
    },
  };
}

function journalIn(database: IDBPDatabase<Kept>): JournalStore {
  return {
    async load() {
      const checkpoint = await database.get('kept', 'checkpoint');
      if (checkpoint === undefined) return undefined;
      return { checkpoint, tail: await database.getAll('journal') };
    },
    loadEntries: () => database.getAll('entries'),
    async append(input, entry) {
      // The journal must be written before the answer is released, but not flushed to disk: losing the last moment in
      // a power cut is acceptable.
      const transaction = database.transaction(['journal', 'entries'], 'readwrite', { durability: 'relaxed' });
      await Promise.all([
        transaction.objectStore('journal').put(input, input.n),
        transaction.objectStore('entries').put(toStore(entry), input.n),
        transaction.done,
      ]);
    },
    async keepEntry(entry) {
      await database.put('entries', toStore(entry), entry.n);
    },
    async checkpoint(make) {
      const checkpoint = make();
      const transaction = database.transaction(['kept', 'journal', 'entries'], 'readwrite');
      await Promise.all([
        transaction.objectStore('kept').put(checkpoint, 'checkpoint'),
        transaction.objectStore('entries').delete(IDBKeyRange.upperBound(checkpoint.n - entriesKept)),
        transaction.objectStore('journal').delete(IDBKeyRange.upperBound(checkpoint.n)),
        transaction.done,
      ]);
    },
    async restart(make, recent) {
      const checkpoint = make();
      const transaction = database.transaction(['kept', 'journal', 'entries'], 'readwrite');
      const entries = transaction.objectStore('entries');
      await Promise.all([
        transaction.objectStore('kept').put(checkpoint, 'checkpoint'),
        transaction.objectStore('journal').clear(),
        entries.clear(),
        ...recent.map((entry) => entries.put(toStore(entry), entry.n)),
        transaction.done,
      ]);
    },
    async giveUp() {
      const transaction = database.transaction(['kept', 'journal', 'entries'], 'readwrite');
      await Promise.all([
        transaction.objectStore('kept').delete('checkpoint'),
        transaction.objectStore('entries').clear(),
        transaction.objectStore('journal').clear(),
        transaction.done,
      ]);
    },
  };
}
