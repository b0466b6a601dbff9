import { messageIn, needsApproval } from '#src/api/client/read-refusal.ts';
import { refusalCatalogue } from '#src/api/messages/refusal-catalogue.ts';
import type { OrderState } from '#src/api/orders/order.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import { referenceIn } from '#src/api/wire/own-answer.ts';
import { cutOffPassedCode, notKnownYet } from '#src/api/wire/refusal-codes.ts';
import {
  dayOf,
  fieldsOf,
  idOf,
  moneyOf,
  omitUndefined,
  textOf,
  tokenOf,
  type Wire,
  type WireFields,
} from '#src/api/wire/wire.ts';
import type { AccountId, PayeeId } from '#src/kernel/ids.ts';
import type { Money } from '#src/kernel/money.ts';
import { type DoneOutcome, isForLater, isTransfer } from './payment-order.ts';

/** A verified payment awaiting confirmation. */
export interface PaymentDraft {
  readonly id: string;
  /** Must be shown before confirming: the cut-off for today has passed. */
  readonly cutOffMessage?: string;
}

export interface PaymentDetails {
  /** The payee, or the account a transfer goes to. */
  readonly to?: PayeeId | AccountId;
  readonly amount?: Money;
}

export type PaymentState<Outcome = DoneOutcome> = OrderState<Outcome> & { readonly details: PaymentDetails };

/** To a draft or a confirmation, of a payment or an instruction. */
export type OrderAnswer = Wire<
  'PaymentAnswer' | 'InstructionAnswer' | 'PaymentConfirmedAnswer' | 'InstructionConfirmedAnswer'
>;

/** To a question for the state of an order. */
export type StateAnswer = Wire<
  'PayoutDetailsAnswer' | 'InstructionPayoutAnswer' | 'TransferDetailsAnswer' | 'InstructionTransferAnswer'
>;

export type StateFields = WireFields<'PayoutDetails' | 'InstructionPayout' | 'TransferDetails' | 'InstructionTransfer'>;

/** Undefined without a token to confirm it by. */
export function toPaymentDraft(answer: OrderAnswer, kind: PaymentKind): PaymentDraft | undefined {
  const { paymentId, instructionId } = fieldsOf(answer);
  const id = tokenOf(isForLater(kind) ? instructionId : paymentId);
  if (id === undefined) return undefined;
  const { code, detail } = messageIn(answer);
  if (code !== cutOffPassedCode) return { id };
  return { id, ...omitUndefined({ cutOffMessage: detail ?? refusalCatalogue.get(code)?.text }) };
}

/** The outcome in the bank's own answer to a confirmation. Undefined unless it clearly says the payment was made. */
export function toDoneOutcome(answer: OrderAnswer, kind: PaymentKind): DoneOutcome | undefined {
  const fields = fieldsOf(answer);
  const status = fieldsOf(fields.status);
  const facts = omitUndefined({
    referenceNumber: referenceIn(answer),
    valueDate: dayOf(fields.valueDate) ?? dayOf(fields.startDate),
  });
  if (needsApproval(answer)) return { outcome: 'needs-authoriser', ...facts };
  const { externalReferenceId: outside = null } = fields;
  if (outside === notKnownYet) return { outcome: 'timed-out', ...facts };
  const isReadable = outside === null || typeof outside === 'string';
  return isReadable && status.result === 'SUCCESSFUL' ? { outcome: madeOf(kind), ...facts } : undefined;
}

export function toPaymentState(answer: StateAnswer, kind: PaymentKind): PaymentState | undefined {
  const details = detailsIn(answer, kind);
  const statusType = tokenOf(details.statusType);
  if (statusType === undefined) return undefined;
  const facts = omitUndefined({
    referenceNumber: textOf(details.referenceNumber),
    valueDate: dayOf(details.valueDate),
  });
  return { ...stateOf(statusType, kind, facts), details: detailsOf(details) };
}

/** Transfers and payments to payees have their details under different names. */
export function detailsIn(answer: StateAnswer, kind: PaymentKind): StateFields {
  const { payoutDetails, transferDetails } = fieldsOf(answer);
  return fieldsOf(isTransfer(kind) ? transferDetails : payoutDetails);
}

function stateOf(statusType: string, kind: PaymentKind, facts: Omit<DoneOutcome, 'outcome'>): OrderState<DoneOutcome> {
  switch (statusType) {
    case 'COMPLETED':
    case 'ACTIVE':
      return { status: 'made', made: { outcome: madeOf(kind), ...facts } };
    case 'PENDING_APPROVAL':
      return { status: 'made', made: { outcome: 'needs-authoriser', ...facts } };
    case 'EXPIRED':
      return { status: 'made', made: { outcome: 'authorisation-expired', ...facts } };
    case 'REJECTED':
      return { status: 'made', made: { outcome: 'authorisation-declined', ...facts } };
    case notKnownYet:
      return { status: 'made', made: { outcome: 'timed-out', ...facts } };
    case 'INITIATED':
      return { status: 'unconfirmed' };
    case 'FAILED':
      return { status: 'not-made' };
    default:
      return { status: 'unclear' };
  }
}

function detailsOf({ to, creditAccountId, amount }: StateFields): PaymentDetails {
  const recipient = idOf<PayeeId>(fieldsOf(to).payeeId) ?? idOf<AccountId>(fieldsOf(creditAccountId).value);
  return omitUndefined({ to: recipient, amount: moneyOf(amount) });
}

function madeOf(kind: PaymentKind): 'paid' | 'scheduled' {
  return isForLater(kind) ? 'scheduled' : 'paid';
}
