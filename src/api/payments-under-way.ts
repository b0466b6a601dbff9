import { storedKeys, tabStorage } from './page-storage.ts';
import type { PaymentOutcome, PlacedPayment } from './payment-outcome.ts';

// Payments whose outcome is not known: kept in the tab's storage, so that a page that is loaded again can ask for them.

const key = storedKeys.paymentUnderWay;

/** Those that this very page is confirming. */
const confirming = new Map<string, Promise<PaymentOutcome>>();

/** Must stand before the bank is asked to make the payment. */
export function keepUnderWay(payment: PlacedPayment): void {
  const mark = markOf(payment);
  write([...marks().filter((other) => other !== mark), mark]);
}

/** What became of it is known; the marks of others stay. */
export function dropUnderWay(payment: PlacedPayment): void {
  const mark = markOf(payment);
  write(marks().filter((other) => other !== mark));
}

/** The newest of them: a page that has just confirmed one asks for that one. */
export function readUnderWay(): PlacedPayment | undefined {
  return marks()
    .flatMap((mark) => paymentOf(mark) ?? [])
    .at(-1);
}

/** Whoever asks while the payment is being confirmed waits for what comes of that. */
export function noteConfirming(payment: PlacedPayment, outcome: Promise<PaymentOutcome>): void {
  const mark = markOf(payment);
  confirming.set(mark, outcome);
  const forget = () => {
    if (confirming.get(mark) === outcome) confirming.delete(mark);
  };
  outcome.then(forget, forget);
}

export function confirmingNow(payment: PlacedPayment): Promise<PaymentOutcome> | undefined {
  return confirming.get(markOf(payment));
}

function marks(): readonly string[] {
  return (tabStorage.getItem(key) ?? '').split(' ').filter((mark) => paymentOf(mark) !== undefined);
}

function write(kept: readonly string[]): void {
  if (kept.length === 0) tabStorage.removeItem(key);
  else tabStorage.setItem(key, kept.join(' '));
}

function markOf({ kind, id }: PlacedPayment): string {
  return `${kind}:${encodeURIComponent(id)}`;
}

/** Undefined for what is no mark of this app's. */
function paymentOf(mark: string): PlacedPayment | undefined {
  const [, kind, id] = /^(payout|instruction):(\S+)$/.exec(mark) ?? [];
  if ((kind !== 'payout' && kind !== 'instruction') || id === undefined) return undefined;
  try {
    return { kind, id: decodeURIComponent(id) };
  } catch {
    return undefined;
  }
}
