import type { SentOnce } from '#src/api/client/nonce.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import { addNote, dropNote, resolveNote } from '#src/api/orders/ledger.ts';
import type { Noting } from '#src/api/orders/noted-order.ts';
import { isPaymentKind, type PaymentKind } from '#src/api/orders/order-kinds.ts';
import { isUnsent } from '#src/api/orders/outcome-unknown.ts';
import type { AppDispatch } from '#src/api/store/hooks.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import { type Instant, parseInstant } from '#src/kernel/instant.ts';
import type { PaymentDetails } from './payment-answers.ts';
import type { ConfirmedRef, DoneOutcome } from './payment-order.ts';
import {
  confirmationSent,
  confirmationTakenBack,
  doubtRaised,
  paymentResolved,
  type ResolvedOutcome,
} from './unresolved.slice.ts';

export interface PaymentNote {
  at(): Instant | undefined;
  ref(): ConfirmedRef | undefined;
  /** Called before sending, so that no other tab starts the same payment. */
  confirming(id: string): void;
  sentOnce(id: string): SentOnce;
  doubted(): void;
  unsent(): void;
  resolved(outcome: ResolvedOutcome & { readonly outcome: Exclude<ResolvedOutcome['outcome'], 'not-found'> }): void;
  /** As `resolved`, unless the bank is still working on it: it may yet fail, so the note stays. */
  made(outcome: DoneOutcome): void;
}

interface Noted {
  readonly kind: PaymentKind;
  readonly details: PaymentDetails;
}

export function createNote(dispatch: AppDispatch, { kind, details }: Noted): PaymentNote {
  let at: Instant | undefined;
  let ref: ConfirmedRef | undefined;
  let isOpen = false;
  let isDoubted = false;

  function confirming(id: string): void {
    // A resent confirmation is the same payment.
    if (!isOpen || at === undefined) at = addNote({ at: clock.businessNow(), kind });
    isOpen = true;
    ref = { kind, id, at };
    keepRef(ref);
    dispatch(confirmationSent({ at, details }));
  }

  /** Nothing was done, unless an earlier attempt is in doubt. */
  function unsent(): void {
    if (at === undefined || isDoubted || !isOpen) return;
    isOpen = false;
    dropRef(at);
    dropNote(at);
    dispatch(confirmationTakenBack({ at }));
  }

  function doubted(): void {
    isDoubted = true;
    if (at !== undefined) dispatch(doubtRaised({ at }));
  }

  const resolved: PaymentNote['resolved'] = (outcome) => {
    if (at === undefined || !isOpen) return;
    isOpen = false;
    isDoubted = false;
    dropRef(at);
    resolveNote(at, outcome.outcome);
    dispatch(paymentResolved({ at, outcome, ...omitUndefined({ ref }) }));
  };

  return {
    at: () => at,
    ref: () => ref,
    confirming,
    unsent,
    doubted,
    resolved,
    made({ outcome, ...facts }) {
      if (outcome === 'timed-out') doubted();
      else resolved({ outcome, ...facts });
    },
    sentOnce: (id) => ({
      onSending: () => confirming(id),
      onChallenged: unsent,
    }),
  };
}

interface PaymentNoting<Draft, Made> {
  /** By which this session finds the payment. */
  idOf(draft: Draft): string;
  made(made: Made): void;
}

/** For an order that its session finds by an id, and that every tab knows of. */
export function byPaymentNote<Draft, Made>(
  note: PaymentNote,
  { idOf, made }: PaymentNoting<Draft, Made>,
): Noting<Draft, Made> {
  return {
    confirming: (draft) => note.confirming(idOf(draft)),
    sentOnce: (draft) => note.sentOnce(idOf(draft)),
    doubted: note.doubted,
    resolved(outcome) {
      if (outcome.outcome === 'made') made(outcome.made);
      else if (outcome.outcome === 'refused' && isUnsent(outcome.error)) note.unsent();
      else note.resolved({ outcome: 'not-made' });
    },
  };
}

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
