import { storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import { isPaymentKind } from '#src/api/orders/order-kinds.ts';
import { type Instant, parseInstant } from '#src/kernel/instant.ts';
import type { ConfirmedRef } from './payment-outcome.ts';

// References of this tab's unresolved payments, kept so that a reload can look them up. They end with the session.

const key = storedKeys.unresolvedPaymentRefs;

/** Call before confirming. */
export function keepRef(ref: ConfirmedRef): void {
  write([...readRefs().filter(({ at }) => at !== ref.at), ref]);
}

export function dropRef(at: Instant): void {
  write(readRefs().filter((ref) => ref.at !== at));
}

export function readRefs(): readonly ConfirmedRef[] {
  return (tabStorage.getItem(key) ?? '').split(' ').flatMap((entry) => refOf(entry) ?? []);
}

function write(refs: readonly ConfirmedRef[]): void {
  if (refs.length === 0) tabStorage.removeItem(key);
  else tabStorage.setItem(key, refs.map(({ kind, id, at }) => `${kind}:${encodeURIComponent(id)}@${at}`).join(' '));
}

function refOf(entry: string): ConfirmedRef | undefined {
  const [, kind, id, time = ''] = /^([a-z-]+):([^\s@]+)@(\S+)$/.exec(entry) ?? [];
  const at = parseInstant(time);
  if (!isPaymentKind(kind) || id === undefined || at === undefined) return undefined;
  try {
    return { kind, id: decodeURIComponent(id), at };
  } catch {
    return undefined;
  }
}
