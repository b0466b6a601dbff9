import type { SentOnce } from '#src/api/client/nonce.ts';
import type { AppDispatch } from '#src/api/store/hooks.ts';
import { clock } from '#src/api/wire/clock.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { PaymentDetails } from './payment-answers.ts';
import type { ConfirmedRef, PaymentKind } from './payment-outcome.ts';
import {
  confirmationSent,
  confirmationTakenBack,
  doubtRaised,
  paymentResolved,
  type ResolvedOutcome,
} from './unresolved.slice.ts';
import { addNote, dismissNote, resolveNote } from './unresolved-notes.ts';
import { dropRef, keepRef } from './unresolved-refs.ts';

/** What is kept of one payment from the moment in which its confirmation leaves until its outcome is known. */
export interface PaymentNote {
  /** Names the note, also once it is resolved. */
  at(): Instant | undefined;
  /** The payment and its note, also once it is resolved. */
  ref(): ConfirmedRef | undefined;
  /** Before anything is sent, so that nobody sets the same up beside it meanwhile. */
  confirming(id: string): void;
  /** For each sending of the confirmation of that draft. */
  sentOnce(id: string): SentOnce;
  /** The bank could not say what became of it. */
  doubted(): void;
  /** Nothing of it left. */
  unsent(): void;
  resolved(outcome: ResolvedOutcome & { readonly outcome: Exclude<ResolvedOutcome['outcome'], 'not-found'> }): void;
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
    // Sent again, it is the same payment still.
    if (!isOpen || at === undefined) at = addNote(clock.businessNow());
    isOpen = true;
    ref = { kind, id, at };
    keepRef(ref);
    dispatch(confirmationSent({ at, details }));
  }

  /** Nothing has been done, unless an earlier sending is in doubt. */
  function unsent(): void {
    if (at === undefined || isDoubted || !isOpen) return;
    isOpen = false;
    dropRef(at);
    dismissNote(at);
    dispatch(confirmationTakenBack({ at }));
  }

  return {
    at: () => at,
    ref: () => ref,
    confirming,
    unsent,
    sentOnce: (id) => ({
      onSending: () => confirming(id),
      // The bank wants a code first.
      onChallenged: unsent,
    }),
    doubted() {
      isDoubted = true;
      if (at !== undefined) dispatch(doubtRaised({ at }));
    },
    resolved(outcome) {
      if (at === undefined || !isOpen) return;
      isOpen = false;
      isDoubted = false;
      dropRef(at);
      resolveNote(at, outcome.outcome);
      dispatch(paymentResolved({ at, outcome, ...omitUndefined({ ref }) }));
    },
  };
}
