import { clock } from '#src/api/environment/bank-clock.ts';
import { lastingKeys, storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import { type Instant, parseInstant } from '#src/kernel/instant.ts';
import { noteStore } from './note-store.ts';

export const notedKinds = [
  'message',
  'upload',
  'authorisation',
  'cheque-book',
  'pay-in-book',
  'approval',
  'decline',
  'cancellation',
  'stop',
  'debit-stop',
  'edit',
  'payee',
  'payee-change',
] as const;
/**
 * A message to the bank; the upload of a bulk file; its authorisation; the order of a book; the decision on what others asked
 * for; the end or edit of an upcoming payment; a payee.
 */
export type NotedKind = (typeof notedKinds)[number];

export interface OrderNote {
  readonly at: Instant;
  readonly kind: NotedKind;
  /** A digest of what was sent, to find it in the bank's lists; missing if this page could make none. */
  readonly mark?: string;
  /** How many the bank had already that look the same. */
  readonly before: number;
  /** Missing until the outcome is known. */
  readonly result?: 'made' | 'not-made';
}

/** No customer has more. */
const most = 20;

const store = noteStore<OrderNote>({ key: lastingKeys.unresolvedOrders, most, textOf, noteOf });

/** Those that a form of this page reports itself. */
const held = new Set<Instant>();
let open: { readonly from?: readonly OrderNote[]; readonly notes: readonly OrderNote[] } = { notes: [] };

export const readOrderNotes = store.read;
export const watchOrderNotes = store.watch;

/** Sent from this tab, perhaps before a reload. */
export function isOwnNote(at: Instant): boolean {
  return sentHere().includes(at);
}

function sentHere(): readonly string[] {
  return tabStorage.getItem(storedKeys.sentHere)?.split(' ') ?? [];
}

/** Those that no form of this page reports. The same array until something changes. */
export function openOrderNotes(): readonly OrderNote[] {
  const from = store.read();
  const notes = from.filter(({ at }) => !held.has(at));
  if (from !== open.from || notes.length !== open.notes.length) open = { from, notes };
  return open.notes;
}

export function resolveOrderNote(at: Instant, result: NonNullable<OrderNote['result']>): void {
  store.change(at, (note) => ({ ...note, result }));
}

/** The customer has seen the outcome, or dismissed the note. */
export const dropOrderNote = store.drop;

/** The note of one form, which reports the outcome itself for as long as it is on the screen. */
export interface FormNote {
  /** Call before sending. */
  sending(order: Pick<OrderNote, 'mark' | 'before'>): void;
  /** Takes over the note of a page that is gone: from now on this form reports the outcome. */
  takenOver(of: Instant): void;
  /** Whether an order was sent that nobody has given up. */
  isOpen(): boolean;
  resolved(result: NonNullable<OrderNote['result']>): void;
  /** The customer decided that it was lost. */
  forgotten(): void;
  /** Whether a later look found that it was not made, or the customer dismissed it. */
  isReleased(): boolean;
  shown(): void;
  left(): void;
}

export function createFormNote(kind: NotedKind): FormNote {
  let at: Instant | undefined;
  let isShown = true;

  function forgotten(): void {
    if (at === undefined) return;
    held.delete(at);
    store.drop(at);
    at = undefined;
  }

  return {
    sending({ mark, before }) {
      if (at !== undefined) return;
      const note = { at: clock.businessNow(), kind, before, ...(mark !== undefined && { mark }) };
      at = store.add(note, (added) => {
        tabStorage.setItem(storedKeys.sentHere, [...sentHere(), added].slice(-most).join(' '));
        if (isShown) held.add(added);
      }).at;
    },
    takenOver(of) {
      at = of;
      if (isShown) held.add(of);
      store.tell();
    },
    resolved(result) {
      if (isShown || at === undefined) return forgotten();
      resolveOrderNote(at, result);
      at = undefined;
    },
    isOpen: () => at !== undefined && store.read().some((note) => note.at === at && note.result === undefined),
    forgotten,
    isReleased: () => at !== undefined && store.read().every((note) => note.at !== at || note.result === 'not-made'),
    shown() {
      isShown = true;
      if (at !== undefined) held.add(at);
    },
    left() {
      isShown = false;
      if (at === undefined) return;
      held.delete(at);
      store.tell();
    },
  };
}

/** `2026-03-02T10:00:00.000Z/message/0/6ca13d…`, and `=made` once it is resolved. */
function textOf({ at, kind, before, mark = '', result }: OrderNote): string {
  return `${at}/${kind}/${before}/${mark}${result === undefined ? '' : `=${result}`}`;
}

function noteOf(text: string): OrderNote | undefined {
  const [, time = '', word, count, mark, result] =
    /^([^/]+)\/([a-z-]+)\/(\d{1,5})\/([0-9a-f]*)(?:=(made|not-made))?$/.exec(text) ?? [];
  const at = parseInstant(time);
  const kind = notedKinds.find((known) => known === word);
  if (at === undefined || at !== time || kind === undefined) return undefined;
  return {
    at,
    kind,
    before: Number(count),
    ...(mark !== '' && mark !== undefined && { mark }),
    ...((result === 'made' || result === 'not-made') && { result }),
  };
}
