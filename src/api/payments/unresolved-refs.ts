import { storedKeys, tabStorage } from '#src/api/wire/page-storage.ts';
import { type Instant, parseInstant } from '#src/kernel/instant.ts';
import type { PaymentRef } from './payment-outcome.ts';

// Payments of this tab's whose outcome is not known: kept in its storage, so that a page that is loaded again can look
// them up. They go with the session, whose tokens they are.

/** A payment by the session's token, and by the note of it that every tab sees. */
export interface UnresolvedRef extends PaymentRef {
  readonly at: Instant;
}

const key = storedKeys.unresolvedPaymentRefs;

/** Must stand before the bank is asked to make the payment. */
export function keepRef(ref: UnresolvedRef): void {
  write([...readRefs().filter(({ at }) => at !== ref.at), ref]);
}

/** What became of it is known; the others stay. */
export function dropRef(at: Instant): void {
  write(readRefs().filter((ref) => ref.at !== at));
}

/** Oldest first. */
export function readRefs(): readonly UnresolvedRef[] {
  return (tabStorage.getItem(key) ?? '').split(' ').flatMap((entry) => refOf(entry) ?? []);
}

function write(refs: readonly UnresolvedRef[]): void {
  if (refs.length === 0) tabStorage.removeItem(key);
  else tabStorage.setItem(key, refs.map(({ kind, id, at }) => `${kind}:${encodeURIComponent(id)}@${at}`).join(' '));
}

/** Undefined for what is no mark of this app's. */
function refOf(entry: string): UnresolvedRef | undefined {
  const [, kind, id, time = ''] = /^(payout|instruction):([^\s@]+)@(\S+)$/.exec(entry) ?? [];
  const at = parseInstant(time);
  if ((kind !== 'payout' && kind !== 'instruction') || id === undefined || at === undefined) return undefined;
  try {
    return { kind, id: decodeURIComponent(id), at };
  } catch {
    return undefined;
  }
}
