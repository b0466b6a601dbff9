import { messageIn, needsApproval } from '#src/api/client/read-refusal.ts';
import { refusalCatalogue } from '#src/api/messages/refusal-catalogue.ts';
import type { OrderState } from '#src/api/orders/order.ts';
import { cutOffPassedCode, notKnownYet } from '#src/api/wire/refusal-codes.ts';
import { dayOf, type Fields, fieldsOf, moneyOf, omitUndefined, textOf, tokenOf } from '#src/api/wire/wire.ts';
import type { PayeeId } from '#src/kernel/ids.ts';
import type { Money } from '#src/kernel/money.ts';
import type { DoneOutcome, PaymentKind } from './payment-outcome.ts';

/** A payment that the bank has looked through and that waits to be confirmed. */
export interface PaymentDraft {
  readonly id: string;
  /** What the customer must be told before it is confirmed: it is too late for today. */
  readonly cutOffMessage?: string;
}

/** Whom a payment goes to and how much it is, as far as the bank says so. */
export interface PaymentDetails {
  readonly payeeId?: PayeeId;
  readonly amount?: Money;
}

/** What the bank has of a payment. */
export type PaymentState = OrderState<DoneOutcome> & { readonly details: PaymentDetails };

/** Undefined without a token to confirm it by. */
export function toPaymentDraft(answer: unknown): PaymentDraft | undefined {
  const { paymentId, instructionId } = fieldsOf(answer);
  const id = tokenOf(paymentId) ?? tokenOf(instructionId);
  if (id === undefined) return undefined;
  const { code, detail } = messageIn(answer);
  if (code !== cutOffPassedCode) return { id };
  return { id, ...omitUndefined({ cutOffMessage: detail ?? refusalCatalogue.get(code)?.text }) };
}

/**
 * What an answer to a confirmation says. Undefined where it does not say so clearly that the payment was made: then the
 * bank must be asked. One that has only lost its reference number is clear.
 */
export function toDoneOutcome(answer: unknown, kind: PaymentKind): DoneOutcome | undefined {
  const fields = fieldsOf(answer);
  const status = fieldsOf(fields.status);
  const told = omitUndefined({
    referenceNumber: textOf(status.referenceNumber) ?? textOf(fields.referenceNumber),
    valueDate: dayOf(fields.valueDate) ?? dayOf(fields.startDate),
  });
  if (needsApproval(answer)) return { outcome: 'needs-authoriser', ...told };
  const { externalReferenceId: outside = null } = fields;
  if (outside === notKnownYet) return { outcome: 'timed-out', ...told };
  const isReadable = outside === null || typeof outside === 'string';
  return isReadable && status.result === 'SUCCESSFUL' ? { outcome: madeOf(kind), ...told } : undefined;
}

/** Undefined for an answer that says nothing of a payment. */
export function toPaymentState(answer: unknown, kind: PaymentKind): PaymentState | undefined {
  const details = fieldsOf(fieldsOf(answer).payoutDetails);
  const statusType = tokenOf(details.statusType);
  if (statusType === undefined) return undefined;
  const told = omitUndefined({ referenceNumber: textOf(details.referenceNumber), valueDate: dayOf(details.valueDate) });
  return { ...stateOf(statusType, kind, told), details: detailsOf(details) };
}

function stateOf(statusType: string, kind: PaymentKind, told: Omit<DoneOutcome, 'outcome'>): OrderState<DoneOutcome> {
  switch (statusType) {
    case 'COMPLETED':
    case 'ACTIVE':
      return { state: 'made', made: { outcome: madeOf(kind), ...told } };
    case 'PENDING_APPROVAL':
      return { state: 'made', made: { outcome: 'needs-authoriser', ...told } };
    case 'EXPIRED':
      return { state: 'made', made: { outcome: 'authorisation-expired', ...told } };
    case notKnownYet:
      return { state: 'made', made: { outcome: 'timed-out', ...told } };
    case 'INITIATED':
      return { state: 'unconfirmed' };
    case 'FAILED':
      return { state: 'not-made' };
    default:
      return { state: 'unclear' };
  }
}

function detailsOf({ to, amount }: Fields): PaymentDetails {
  return omitUndefined({ payeeId: tokenOf(fieldsOf(to).payeeId) as PayeeId | undefined, amount: moneyOf(amount) });
}

function madeOf(kind: PaymentKind): 'paid' | 'scheduled' {
  return kind === 'payout' ? 'paid' : 'scheduled';
}
