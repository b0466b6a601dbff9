import { type lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import { storageWatchers } from '#src/api/environment/storage-watchers.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';

interface Noted {
  /** In the bank's time; unique in this browser. */
  readonly at: Instant;
}

interface NoteStoreOptions<Note> {
  readonly key: (typeof lastingKeys)[keyof typeof lastingKeys];
  /** No customer has more. */
  readonly most: number;
  /** Without spaces. */
  readonly textOf: (note: Note) => string;
  /** Undefined if it is not a note. */
  readonly noteOf: (text: string) => Note | undefined;
}

/**
 * Orders with an unknown outcome, shared by all tabs and kept after the session. Notes hold nothing that others who use
 * this browser may not see.
 */
export function noteStore<Note extends Noted>({ key, most, textOf, noteOf }: NoteStoreOptions<Note>) {
  const watchers = storageWatchers();
  let last: { readonly text: string | null; readonly notes: readonly Note[] } = { text: null, notes: [] };

  /** Oldest first. The same array until something changes. */
  function read(): readonly Note[] {
    const text = sharedStorage.getItem(key);
    if (text !== last.text) last = { text, notes: (text ?? '').split(' ').flatMap((entry) => noteOf(entry) ?? []) };
    return last.notes;
  }

  function write(notes: readonly Note[]): void {
    const entries = notes.slice(-most).map(textOf);
    if (entries.length === 0) sharedStorage.removeItem(key);
    else sharedStorage.setItem(key, entries.join(' '));
    watchers.notify();
  }

  return {
    read,
    watch: watchers.watch,
    tell: watchers.notify,
    /** Call before sending. @returns the note, whose time may be a little later than asked for. */
    add(note: Note, beforeTold: (at: Instant) => void = () => {}): Note {
      const notes = read();
      let { at } = note;
      while (notes.some((each) => each.at === at)) at = instantFromMs(epochMsOf(at) + 1);
      const added = { ...note, at };
      beforeTold(at);
      write([...notes, added]);
      return added;
    },
    change(at: Instant, changed: (note: Note) => Note): void {
      write(read().map((note) => (note.at === at ? changed(note) : note)));
    },
    drop(at: Instant): void {
      write(read().filter((note) => note.at !== at));
    },
  };
}
