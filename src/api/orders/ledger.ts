import { pauseLeftMs } from '#src/api/environment/bank-pause.ts';
import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import { storageWatchers } from '#src/api/environment/storage-watchers.ts';
import { digestOf } from '#src/kernel/digest.ts';
import { epochMsOf, type Instant, instantFromMs, parseInstant } from '#src/kernel/instant.ts';
import { isPaymentKind, type MarkedKind, type OrderKind, orderKinds, type PaymentKind } from './order-kinds.ts';

// The ledger of orders in doubt: every order that was sent and whose outcome nobody knows yet, or has not seen. It is shared by
// all tabs and kept after the session, so it holds nothing that others who use this browser may not see: neither payee nor amount.

export const noteResults = [
  'made',
  'paid',
  'scheduled',
  'needs-authoriser',
  'authorisation-expired',
  'authorisation-declined',
  'requested',
  'not-made',
] as const;
export type NoteResult = (typeof noteResults)[number];
export type MarkedResult = 'made' | 'not-made';

export interface OrderNote<Kind extends OrderKind = OrderKind> {
  /** In the bank's time; unique in this browser. */
  readonly at: Instant;
  readonly kind: Kind;
  /** A digest of what was sent, to find it in the bank's lists; missing if this page could make none, or has a token. */
  readonly mark?: string;
  /** How many the bank had already that look the same. */
  readonly before: number;
  /** Missing until the outcome is known. */
  readonly result?: NoteResult;
}

export type PaymentNote = OrderNote<PaymentKind>;
export type MarkedNote = OrderNote<MarkedKind>;

export function isMarked(note: OrderNote): note is MarkedNote {
  return !isPaymentKind(note.kind);
}

export function isOfPayment(note: OrderNote): note is PaymentNote {
  return isPaymentKind(note.kind);
}

const { unresolvedOrders: key, unresolvedPayments: earlierKey } = lastingKeys;
/** No customer has more. */
const most = 40;

const watchers = storageWatchers();
let last: { readonly text: string; readonly notes: readonly OrderNote[] } = { text: '', notes: [] };

/** Oldest first. The same array until something changes. */
export function readNotes(): readonly OrderNote[] {
  const text = [earlierKey, key].map((each) => sharedStorage.getItem(each) ?? '').join(' ');
  if (text !== last.text) last = { text, notes: text.split(' ').flatMap((entry) => noteOf(entry) ?? []) };
  return last.notes;
}

export const watchNotes = watchers.watch;
/** Something changed that is not in the storage. */
export const tellNotes = watchers.notify;

function write(notes: readonly OrderNote[]): void {
  const entries = notes.slice(-most).map(textOf);
  if (entries.length === 0) sharedStorage.removeItem(key);
  else sharedStorage.setItem(key, entries.join(' '));
  sharedStorage.removeItem(earlierKey);
  watchers.notify();
}

type NewNote = Pick<OrderNote, 'at' | 'kind' | 'mark'> & Partial<Pick<OrderNote, 'before'>>;

/** Call before sending. @returns the note's time, which may be a little later than asked for. */
export function addNote(note: NewNote, beforeTold: (at: Instant) => void = () => {}): Instant {
  const notes = readNotes();
  let { at } = note;
  while (notes.some((each) => each.at === at)) at = instantFromMs(epochMsOf(at) + 1);
  beforeTold(at);
  write([...notes, { before: 0, ...note, at }]);
  return at;
}

/** The outcome is known, but the customer may not have seen it. */
export function resolveNote(at: Instant, result: NoteResult): void {
  write(readNotes().map((note) => (note.at === at ? { ...note, result } : note)));
}

/** The customer has seen the outcome, or dismissed the note. */
export function dropNote(at: Instant): void {
  write(readNotes().filter((note) => note.at !== at));
}

/** `2026-03-02T10:00:00.000Z/message/0/6ca13d…`, and `=made` once it is resolved. */
function textOf({ at, kind, before, mark = '', result }: OrderNote): string {
  return `${at}/${kind}/${before}/${mark}${result === undefined ? '' : `=${result}`}`;
}

/** Earlier versions wrote a payment as its time alone, or with its kind. */
function noteOf(text: string): OrderNote | undefined {
  const [, time = '', word = 'payout', count = '0', mark = '', outcome] =
    /^([^/=]+)(?:\/([a-z-]+))?(?:\/(\d{1,5})\/([0-9a-f]*))?(?:=([a-z-]+))?$/.exec(text) ?? [];
  const at = parseInstant(time);
  const kind = orderKinds.find((known) => known === word);
  const result = noteResults.find((known) => known === outcome);
  if (at === undefined || at !== time || kind === undefined) return undefined;
  return {
    at,
    kind,
    before: Number(count),
    ...(mark !== '' && { mark }),
    ...(result !== undefined && { result }),
  };
}

/** How long after each look the bank is asked again what became of an order. */
export const checkDelaysMs = [10_000, 20_000, 40_000, 80_000, 160_000, 300_000] as const;

/** Until the next look, after so many; the first is at once. A bank that asks for a pause gets it. */
export function delayAfter(looks: number): number {
  const delayMs = checkDelaysMs[Math.min(looks, checkDelaysMs.length) - 1] ?? 0;
  return Math.max(delayMs, pauseLeftMs());
}

/**
 * What a later session recognises an order by, where the bank has only ids of the session. Cut, so that others who use this
 * browser cannot work the parts out. Undefined in insecure contexts.
 */
export async function markOf(parts: readonly string[], digits = 6): Promise<string | undefined> {
  return (await digestOf(parts.join('\n')))?.slice(0, digits);
}

/** Undefined unless there are both, and they differ. */
export function pairedMark(first: string | undefined, second: string | undefined): string | undefined {
  return first === undefined || second === undefined || first === second ? undefined : `${first}${second}`;
}

/** The parts of a paired mark. */
export function marksIn(mark: string | undefined, digits = 6): readonly [first: string, second: string] {
  return [mark?.slice(0, digits) ?? '', mark?.slice(digits) ?? ''];
}
