import type { SentOnce } from '#src/api/client/nonce.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import type { Instant } from '#src/kernel/instant.ts';
import {
  addNote,
  dropNote,
  isMarked,
  type MarkedNote,
  type MarkedResult,
  type OrderNote,
  readNotes,
  resolveNote,
  tellNotes,
} from './ledger.ts';
import type { MarkedKind } from './order-kinds.ts';

/** Those that a form of this page reports itself. */
const held = new Set<Instant>();
let open: { readonly from?: readonly OrderNote[]; readonly notes: readonly MarkedNote[] } = { notes: [] };

/** Sent from this tab, perhaps before a reload. */
export function isOwnNote(at: Instant): boolean {
  return sentHere().includes(at);
}

function sentHere(): readonly string[] {
  return tabStorage.getItem(storedKeys.sentHere)?.split(' ') ?? [];
}

/** Those that no form of this page reports. The same array until something changes. */
export function openNotes(): readonly MarkedNote[] {
  const from = readNotes();
  const notes = from.filter(isMarked).filter(({ at }) => !held.has(at));
  if (from !== open.from || notes.length !== open.notes.length) open = { from, notes };
  return open.notes;
}

/** Earlier orders of these kinds whose outcome is still unknown. */
export function notesInDoubt(kinds: readonly MarkedKind[]): readonly MarkedNote[] {
  return readNotes()
    .filter(isMarked)
    .filter(({ kind, result }) => result === undefined && kinds.includes(kind));
}

/** The note of one form, which reports the outcome itself for as long as it is on the screen. */
export interface FormNote {
  /** Notes one attempt. Nothing is in doubt while the bank waits for a code, unless an earlier attempt is. */
  sentOnce(mark: string | undefined, before?: number): SentOnce;
  /** Takes over the note of a page that is gone: from now on this form reports the outcome. */
  takenOver(of: Instant): void;
  resolved(result: MarkedResult): void;
  /** The customer decided that it was lost. */
  forgotten(): void;
  /** Whether a later look found that it was not made, or the customer dismissed it. */
  isReleased(): boolean;
  shown(): void;
  left(): void;
}

export function createFormNote(kind: MarkedKind): FormNote {
  let at: Instant | undefined;
  let isShown = true;

  function forgotten(): void {
    if (at === undefined) return;
    held.delete(at);
    dropNote(at);
    at = undefined;
  }

  function sending(order: Pick<OrderNote, 'mark' | 'before'>): void {
    if (at !== undefined) return;
    at = addNote({ at: clock.businessNow(), kind, ...order }, (added) => {
      tabStorage.setItem(storedKeys.sentHere, [...sentHere(), added].slice(-20).join(' '));
      if (isShown) held.add(added);
    });
  }

  function isOpen(): boolean {
    return at !== undefined && readNotes().some((note) => note.at === at && note.result === undefined);
  }

  return {
    sentOnce(mark, before = 0) {
      const wasOpen = isOpen();
      return {
        onSending: () => sending({ before, ...omitUndefined({ mark }) }),
        onChallenged: () => {
          if (!wasOpen) forgotten();
        },
      };
    },
    takenOver(of) {
      at = of;
      if (isShown) held.add(of);
      tellNotes();
    },
    resolved(result) {
      if (isShown || at === undefined) return forgotten();
      resolveNote(at, result);
      at = undefined;
    },
    forgotten,
    isReleased: () => at !== undefined && readNotes().every((note) => note.at !== at || note.result === 'not-made'),
    shown() {
      isShown = true;
      if (at !== undefined) held.add(at);
    },
    left() {
      isShown = false;
      if (at === undefined) return;
      held.delete(at);
      tellNotes();
    },
  };
}
