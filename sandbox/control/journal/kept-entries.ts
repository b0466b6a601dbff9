import { entriesKept, type JournalEntry, withoutBody } from './journal.ts';

/** A year of a busy account is more than a million characters. */
const answerCharactersKept = 24_000_000;

/** Dropped together, because each time copies the list. */
const droppedAtOnce = 100;

/**
 * Recent entries. When answers exceed the limit, the oldest lose their bodies, no more than necessary. The latest
 * answer stays whole, however long.
 */
export class KeptEntries {
  #entries: JournalEntry[] = [];
  #characters = 0;
  #emptied = 0;

  constructor(earlier: readonly JournalEntry[] = []) {
    for (const entry of earlier) this.add(entry);
  }

  get all(): readonly JournalEntry[] {
    return this.#entries;
  }

  add(entry: JournalEntry): void {
    // An answer over the limit is dropped first, because dropping the others could not make room for it.
    const last = this.#entries.length - 1;
    if (this.#charactersAt(last) > answerCharactersKept) this.#empty(last);
    this.#entries.push(entry);
    const added = charactersOf(entry);
    this.#characters += added;
    const limit = added > answerCharactersKept ? answerCharactersKept + added : answerCharactersKept;
    for (; this.#characters > limit; this.#emptied += 1) this.#empty(this.#emptied);
    if (this.#entries.length >= entriesKept + droppedAtOnce) this.#forget(droppedAtOnce);
  }

  #charactersAt(index: number): number {
    const entry = this.#entries[index];
    return entry === undefined ? 0 : charactersOf(entry);
  }

  #empty(index: number): void {
    const entry = this.#entries[index];
    if (entry === undefined) return;
    this.#characters -= charactersOf(entry);
    this.#entries[index] = withoutBody(entry);
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
