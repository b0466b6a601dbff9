import { noteStore } from '#src/api/orders/note-store.ts';
import { lastingKeys } from '#src/api/wire/page-storage.ts';
import { type Instant, parseInstant } from '#src/kernel/instant.ts';

// Book orders with an unknown outcome, shared by all tabs and kept after the session. The account is left out, because
// others may use this browser.

export type BookKind = 'cheque' | 'pay-in';

export interface BookNote {
  readonly kind: BookKind;
  /** When it was sent, in the bank's time; unique in this browser. */
  readonly at: Instant;
}

const store = noteStore<BookNote>({
  key: lastingKeys.unresolvedBooks,
  most: 10,
  textOf: ({ kind, at }) => `${kind}@${at}`,
  noteOf,
});

export const { read: readBookNotes, watch: watchBookNotes } = store;

/** Call before sending. @returns the note. */
export function addBookNote(kind: BookKind, now: Instant): BookNote {
  return store.add({ kind, at: now });
}

/** The outcome is known, or the customer dismissed it. */
export function dropBookNote({ at }: BookNote): void {
  store.drop(at);
}

function noteOf(entry: string): BookNote | undefined {
  const [kind, time = ''] = entry.split('@');
  const at = parseInstant(time);
  if (at === undefined || at !== time || (kind !== 'cheque' && kind !== 'pay-in')) return undefined;
  return { kind, at };
}
