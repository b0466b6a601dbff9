import { lastingKeys, sharedStorage } from '#src/api/wire/page-storage.ts';
import { storageWatchers } from '#src/api/wire/storage-watchers.ts';
import { epochMsOf, type Instant, instantFromMs, parseInstant } from '#src/kernel/instant.ts';

// Book orders with an unknown outcome, shared by all tabs and kept after the session. The account is left out, because
// others may use this browser.

export type BookKind = 'cheque' | 'pay-in';

export interface BookNote {
  readonly kind: BookKind;
  /** When it was sent, in the bank's time; unique in this browser. */
  readonly at: Instant;
}

/** No customer has more. */
const mostNotes = 10;

const key = lastingKeys.unresolvedBooks;
const watchers = storageWatchers();
let read: { readonly text: string | null; readonly notes: readonly BookNote[] } = { text: null, notes: [] };

/** Oldest first. The same array until something changes. */
export function readBookNotes(): readonly BookNote[] {
  const text = sharedStorage.getItem(key);
  if (text !== read.text) read = { text, notes: (text ?? '').split(' ').flatMap((entry) => noteOf(entry) ?? []) };
  return read.notes;
}

/** Call before sending. @returns the note. */
export function addBookNote(kind: BookKind, now: Instant): BookNote {
  const notes = readBookNotes();
  let at = now;
  while (notes.some((note) => note.at === at)) at = instantFromMs(epochMsOf(at) + 1);
  const note = { kind, at };
  write([...notes, note]);
  return note;
}

/** The outcome is known, or the customer dismissed it. */
export function dropBookNote(dropped: BookNote): void {
  write(readBookNotes().filter(({ at }) => at !== dropped.at));
}

export const watchBookNotes = watchers.watch;

function write(notes: readonly BookNote[]): void {
  const text = notes
    .slice(-mostNotes)
    .map(({ kind, at }) => `${kind}@${at}`)
    .join(' ');
  if (text === '') sharedStorage.removeItem(key);
  else sharedStorage.setItem(key, text);
  watchers.notify();
}

function noteOf(entry: string): BookNote | undefined {
  const [kind, time = ''] = entry.split('@');
  const at = parseInstant(time);
  if (at === undefined || at !== time || (kind !== 'cheque' && kind !== 'pay-in')) return undefined;
  return { kind, at };
}
