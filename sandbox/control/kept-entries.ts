import type { JournalEntry } from './journal.ts';

/** Entries kept for panel and tests; the store keeps what a reload needs. */
const entriesKept = 1000;

/** Characters of answers kept with them: a year of a busy account is more than a million. */
const answerCharactersKept = 24_000_000;

/** What was asked lately and what came of it. Answers that take up too much room lose their bodies, the oldest first. */
export class KeptEntries {
  #entries: JournalEntry[] = [];
  #characters = 0;
  /** Up to here the bodies are gone. */
  #emptied = 0;

  get all(): readonly JournalEntry[] {
    return this.#entries;
  }

  add(entry: JournalEntry): void {
    this.#entries.push(entry);
    this.#characters += charactersOf(entry);
    // The answer just given stays whole, however long.
    for (; this.#characters > answerCharactersKept && this.#emptied < this.#entries.length - 1; this.#emptied += 1) {
      const old = this.#entries[this.#emptied] as JournalEntry;
      this.#characters -= charactersOf(old);
      this.#entries[this.#emptied] = withoutBody(old);
    }
    if (this.#entries.length >= 2 * entriesKept) this.#forget(this.#entries.length - entriesKept);
  }

  #forget(count: number): void {
    for (const entry of this.#entries.slice(0, count)) this.#characters -= charactersOf(entry);
    this.#entries = this.#entries.slice(count);
    this.#emptied = Math.max(0, this.#emptied - count);
  }
}

function charactersOf(entry: JournalEntry): number {
  return entry.kind === 'request' ? (entry.answer?.body.length ?? 0) : 0;
}

function withoutBody(entry: JournalEntry): JournalEntry {
  if (entry.kind !== 'request' || entry.answer === null) return entry;
  return { ...entry, answer: { ...entry.answer, body: '' } };
}
