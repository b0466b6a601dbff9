import { lastingKeys, sharedStorage } from '#src/api/wire/page-storage.ts';
import { storageWatchers } from '#src/api/wire/storage-watchers.ts';
import { epochMsOf, type Instant, instantFromMs, parseInstant } from '#src/kernel/instant.ts';

// What every tab keeps, past the session too, of payments whose outcome is not known: when each was being confirmed, and
// what became of it once somebody knows. Whose it was and how much is nobody's business who opens the browser next.

export const noteResults = [
  'paid',
  'scheduled',
  'needs-authoriser',
  'authorisation-expired',
  'timed-out',
  'not-made',
] as const;
export type NoteResult = (typeof noteResults)[number];

export interface UnresolvedNote {
  /** In the bank's time. No two notes of a browser have the same. */
  readonly at: Instant;
  /** Missing while it is not known what became of the payment. */
  readonly result?: NoteResult;
}

/** More than this in one browser is no customer's doing. */
const mostNotes = 20;

const key = lastingKeys.unresolvedPayments;
const watchers = storageWatchers();
let read: { readonly text: string | null; readonly notes: readonly UnresolvedNote[] } = { text: null, notes: [] };

/** Oldest first; the same list as long as nothing has changed. */
export function readNotes(): readonly UnresolvedNote[] {
  const text = sharedStorage.getItem(key);
  if (text !== read.text) read = { text, notes: (text ?? '').split(' ').flatMap((entry) => noteOf(entry) ?? []) };
  return read.notes;
}

/** Must stand before the bank is asked to make the payment. @returns the time that names the note. */
export function addNote(now: Instant): Instant {
  const notes = readNotes();
  let at = now;
  while (notes.some((note) => note.at === at)) at = instantFromMs(epochMsOf(at) + 1);
  write([...notes, { at }]);
  return at;
}

/** What became of it is known, though it may not have been told to anybody yet. */
export function resolveNote(at: Instant, result: NoteResult): void {
  write(readNotes().map((note) => (note.at === at ? { at, result } : note)));
}

/** The customer has been told, or does not want to hear of it any more. */
export function dismissNote(at: Instant): void {
  write(readNotes().filter((note) => note.at !== at));
}

/** Told of every change of the notes, in this tab and the others. @returns how to stop it. */
export const watchNotes = watchers.watch;

function write(notes: readonly UnresolvedNote[]): void {
  const entries = notes.slice(-mostNotes).map(({ at, result }) => (result === undefined ? at : `${at}=${result}`));
  if (entries.length === 0) sharedStorage.removeItem(key);
  else sharedStorage.setItem(key, entries.join(' '));
  watchers.tell();
}

/** Undefined for what is no note of this app's. */
function noteOf(entry: string): UnresolvedNote | undefined {
  const [time = '', word] = entry.split('=');
  const at = parseInstant(time);
  if (at === undefined || at !== time) return undefined;
  const result = noteResults.find((known) => known === word);
  return result === undefined ? { at } : { at, result };
}
