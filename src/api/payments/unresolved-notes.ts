import { lastingKeys } from '#src/api/environment/page-storage.ts';
import { noteStore } from '#src/api/orders/note-store.ts';
import { type Instant, parseInstant } from '#src/kernel/instant.ts';
import { isPaymentKind, type PaymentKind } from './payment-outcome.ts';

// Payments with an unknown outcome, shared by all tabs and kept after the session: what it is, the time of confirmation and
// the result once known. Payee and amount are left out, because others may use this browser.

export const noteResults = [
  'paid',
  'scheduled',
  'needs-authoriser',
  'authorisation-expired',
  'authorisation-declined',
  'requested',
  'not-made',
] as const;
export type NoteResult = (typeof noteResults)[number];

export interface UnresolvedNote {
  /** In the bank's time; unique in this browser. */
  readonly at: Instant;
  /** A payment to be made at once where it is missing. */
  readonly kind?: PaymentKind;
  /** Missing until the outcome is known. */
  readonly result?: NoteResult;
}

const store = noteStore<UnresolvedNote>({ key: lastingKeys.unresolvedPayments, most: 20, textOf, noteOf });

export const { read: readNotes, watch: watchNotes } = store;

/** Call before confirming. @returns the time that names the note. */
export function addNote(now: Instant, kind: PaymentKind = 'payout'): Instant {
  return store.add({ at: now, ...marked(kind) }).at;
}

/** The outcome is known, but the customer may not have seen it. */
export function resolveNote(at: Instant, result: NoteResult): void {
  store.change(at, (note) => ({ ...note, result }));
}

/** The customer has seen the outcome, or dismissed the note. */
export const dismissNote = store.drop;

function noteOf(entry: string): UnresolvedNote | undefined {
  const [named = '', word] = entry.split('=');
  const [time = '', kind] = named.split('/');
  const at = parseInstant(time);
  if (at === undefined || at !== time) return undefined;
  const result = noteResults.find((known) => known === word);
  return { at, ...(isPaymentKind(kind) && marked(kind)), ...(result !== undefined && { result }) };
}

function marked(kind: PaymentKind): Pick<UnresolvedNote, 'kind'> {
  return kind === 'payout' ? {} : { kind };
}

/** `2026-03-02T10:00:00.000Z`, `…/transfer` for another kind than a payment, and `=paid` once it is resolved. */
function textOf({ at, kind, result }: UnresolvedNote): string {
  return `${at}${kind === undefined ? '' : `/${kind}`}${result === undefined ? '' : `=${result}`}`;
}
