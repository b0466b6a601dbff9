import type { NoteResult, PaymentNote } from '#src/api/orders/ledger.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import { isForLater, isTransfer } from '#src/api/payments/payment-order.ts';
import type { UnresolvedView } from '#src/api/payments/unresolved-payments.ts';
import { momentText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';

// The texts for unresolved payments everywhere.

interface KindCopy {
  /** What it is called. */
  readonly noun: string;
  readonly wasBeing: string;
  /** Completes “We do not yet know whether it was …”. */
  readonly done: string;
  readonly nothing: string;
}

const payment = {
  noun: 'payment',
  wasBeing: 'was being confirmed',
  done: 'made',
  nothing: 'Nothing has left your account.',
};
const moved = { nothing: 'No money has moved.' };
const later = { wasBeing: 'was being set up', done: 'set up' };

const kinds: Readonly<Record<Exclude<PaymentKind, 'request'>, KindCopy>> = {
  payout: payment,
  transfer: { ...payment, ...moved, noun: 'transfer' },
  instruction: { ...payment, ...later, noun: 'scheduled payment' },
  'transfer-instruction': { ...payment, ...moved, ...later, noun: 'scheduled transfer' },
};

const request: KindCopy = {
  noun: 'request for an international payment',
  wasBeing: 'was being sent',
  done: 'sent',
  nothing: '',
};

function copyOf(kind: PaymentKind): KindCopy {
  return kind === 'request' ? request : kinds[kind];
}

/** What an order with an unknown outcome is called. */
export function unresolvedNoun(kind: PaymentKind): string {
  return copyOf(kind).noun;
}

/** Completes “… may still be …”. */
export function unresolvedDone(kind: PaymentKind): string {
  return copyOf(kind).done;
}

const results: Readonly<Record<NoteResult, (copy: KindCopy) => string>> = {
  made: ({ done }) => `was ${done}.`,
  paid: () => 'was made.',
  scheduled: () => 'was set up.',
  'needs-authoriser': () => 'needs authorisation by another account holder.',
  'authorisation-expired': ({ done, nothing }) => `was not ${done}: its authorisation expired. ${nothing}`,
  'authorisation-declined': ({ done, nothing }) => `was not ${done}: another account holder declined it. ${nothing}`,
  'not-made': ({ done, nothing }) => `was not ${done}. ${nothing}`,
  requested: () => 'was sent.',
};

/** With the amount in words, if known. */
export function noteText(
  { at, kind, result }: Pick<PaymentNote, 'at' | 'kind' | 'result'>,
  amountText?: string,
): string {
  const copy = copyOf(kind);
  const { wasBeing, done } = copy;
  const noun = amountText === undefined ? copy.noun : `${copy.noun} of ${amountText}`;
  const moment = momentText(at);
  if (result !== undefined) return `The ${noun} that ${wasBeing} at ${moment} ${results[result](copy)}`.trim();
  return `A ${noun} ${wasBeing} at ${moment}. We do not yet know whether it was${kind === 'request' ? '' : ` ${done}`}.`;
}

/** That its outcome is unknown, with the amount if known. */
export function openText({ at, kind, payment }: UnresolvedView): string {
  const amount = payment?.details.amount;
  return noteText({ at, kind }, amount && moneyText(amount));
}

/** Where it would be seen, worded to follow “Please check …”. */
export function whereToLook(kind: PaymentKind): string {
  if (kind === 'request') return 'your sent messages';
  return isForLater(kind) ? 'your upcoming payments' : 'your transactions';
}

/** That it is not over. */
export function openingOf(kind: PaymentKind): string {
  return kind === 'request' ? 'It may still arrive.' : `It may still be ${copyOf(kind).done}.`;
}

/** What to do before it is done again. */
export function whatToCheck(kind: PaymentKind): string {
  if (kind === 'request') return `${openingOf(kind)} Please look in ${whereToLook(kind)} before you make it again`;
  const again = isForLater(kind) ? 'set it up again' : isTransfer(kind) ? 'transfer again' : 'pay again';
  return `${openingOf(kind)} Please check ${whereToLook(kind)} before you ${again}`;
}
