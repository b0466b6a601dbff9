/**
 * To a payee or an own account; at once, or later and regularly; or the request for a payment, which is a message to the
 * bank. Each has a path of its own.
 */
export const paymentKinds = ['payout', 'instruction', 'transfer', 'transfer-instruction', 'request'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export function isPaymentKind(value: unknown): value is PaymentKind {
  return paymentKinds.some((kind) => kind === value);
}

/**
 * A message to the bank; the upload of a bulk file; its authorisation; the order of a book; the decision on what others asked
 * for; the end or edit of an upcoming payment; a payee. A later session can look these up.
 */
const markedKinds = [
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
export type MarkedKind = (typeof markedKinds)[number];

export const orderKinds = [...paymentKinds, ...markedKinds] as const;
export type OrderKind = (typeof orderKinds)[number];
