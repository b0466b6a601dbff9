import { lastingKeys, sharedStorage } from '#src/api/wire/page-storage.ts';
import { storageWatchers } from '#src/api/wire/storage-watchers.ts';
import { epochMsOf, type Instant, instantFromMs, parseInstant } from '#src/kernel/instant.ts';

// Payments with an unknown outcome, shared by all tabs and kept after the session: the time of confirmation and the
// result once known. Payee and amount are left out, because others may use this browser.

export const noteResults = [
  'paid',
  'scheduled',
  'needs-authoriser',
  'authorisation-expired',
  'authorisation-declined',
  'timed-out',
  'requested',
  'not-made',
] as const;
export type NoteResult = (typeof noteResults)[number];

export interface UnresolvedNote {
  /** In the bank's time; unique in this browser. */
  readonly at: Instant;
  /** Only the request for a payment: a message to the bank. */
  readonly isRequest?: true;
  /** Missing until the outcome is known. */
  readonly result?: NoteResult;
}

/** No customer has more. */
const mostNotes = 20;

const requestMark = 'request';

const key = lastingKeys.unresolvedPayments;
const watchers = storageWatchers();
let read: { readonly text: string | null; readonly notes: readonly UnresolvedNote[] } = { text: null, notes: [] };

/** Oldest first. The same array until something changes. */
export function readNotes(): readonly UnresolvedNote[] {
  const text = sharedStorage.getItem(key);
  if (text !== read.text) read = { text, notes: (text ?? '').split(' ').flatMap((entry) => noteOf(entry) ?? []) };
  return read.notes;
}

/** Call before confirming. @returns the time that names the note. */
export function addNote(now: Instant, isRequest = false): Instant {
  const notes = readNotes();
  let at = now;
  while (notes.some((note) => note.at === at)) at = instantFromMs(epochMsOf(at) + 1);
  write([...notes, { at, ...(isRequest && { isRequest }) }]);
  return at;
}

/** The outcome is known, but the customer may not have seen it. */
export function resolveNote(at: Instant, result: NoteResult): void {
  write(readNotes().map((note) => (note.at === at ? { ...note, result } : note)));
}

/** The customer has seen the outcome, or dismissed the note. */
export function dismissNote(at: Instant): void {
  write(readNotes().filter((note) => note.at !== at));
}

export const watchNotes = watchers.watch;

function write(notes: readonly UnresolvedNote[]): void {
  const entries = notes.slice(-mostNotes).map(textOf);
  if (entries.length === 0) sharedStorage.removeItem(key);
  else sharedStorage.setItem(key, entries.join(' '));
  watchers.notify();
}

function noteOf(entry: string): UnresolvedNote | undefined {
  const [named = '', word] = entry.split('=');
  const [time = '', kind] = named.split('/');
  const at = parseInstant(time);
  if (at === undefined || at !== time) return undefined;
  const result = noteResults.find((known) => known === word);
  return { at, ...(kind === requestMark && { isRequest: true }), ...(result !== undefined && { result }) };
}

/** `2026-03-02T10:00:00.000Z`, `…/request` for a request, and `=paid` once it is resolved. */
function textOf({ at, isRequest, result }: UnresolvedNote): string {
  return `${at}${isRequest ? `/${requestMark}` : ''}${result === undefined ? '' : `=${result}`}`;
}
