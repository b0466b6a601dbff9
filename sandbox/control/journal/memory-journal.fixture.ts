import { entriesKept, type JournalEntry, type JournalStore, toStore } from './journal.ts';

/** Keeps the journal as text, as a real store does. */
export function createMemoryJournalStore(): JournalStore {
  let checkpoint: string | undefined;
  let tail: string[] = [];
  let entries: string[] = [];
  function keepEntry(entry: JournalEntry): void {
    entries.push(JSON.stringify(toStore(entry)));
    if (entries.length >= 2 * entriesKept) entries = entries.slice(-entriesKept);
  }
  return {
    async load() {
      if (checkpoint === undefined) return undefined;
      return { checkpoint: JSON.parse(checkpoint), tail: tail.map((input) => JSON.parse(input)) };
    },
    loadEntries: async () => entries.map((entry) => JSON.parse(entry)),
    async append(input, entry) {
      tail.push(JSON.stringify(input));
      keepEntry(entry);
    },
    keepEntry: async (entry) => keepEntry(entry),
    async checkpoint(make) {
      checkpoint = JSON.stringify(make());
      tail = [];
    },
    async restart(make, started) {
      checkpoint = JSON.stringify(make());
      tail = [];
      entries = [];
      for (const entry of started) keepEntry(entry);
    },
    async giveUp() {
      checkpoint = undefined;
      tail = [];
      entries = [];
    },
  };
}
