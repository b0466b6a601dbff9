import type { BankClient } from '#src/api/client/bank-client.ts';
import type { SentOnce } from '#src/api/client/nonce.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { answerHas, referenceIn } from '#src/api/wire/own-answer.ts';
import { tokenOf } from '#src/api/wire/wire.ts';
import { decimalOf } from '#src/kernel/money.ts';
import { detailsIn, type OrderAnswer, toDoneOutcome, toPaymentDraft, toPaymentState } from './payment-answers.ts';
import {
  isForLater,
  isTransfer,
  isTransferOrder,
  kindOf,
  type Order,
  type PaymentOrder,
  type PaymentRef,
  type TransferOrder,
} from './payment-order.ts';
import { timesOf, toInstructionRequest, toPaymentRequest } from './payment-request.ts';

interface DraftedOrder {
  readonly order: Order;
  readonly id: string;
  readonly sentOnce: SentOnce;
}

type PlacedArg = PaymentRef & PartyArg;

/** Verifies the order. Nothing moves, though the bank guards the call as if it did. */
export function draftCall(order: Order) {
  return bankCall({
    party: order.party,
    movesMoney: true,
    send: (client) => (isTransferOrder(order) ? sendTransferDraft(client, order) : sendDraft(client, order)),
    read: (answer) => toPaymentDraft(answer, kindOf(order)),
  });
}

function sendDraft(client: BankClient, order: PaymentOrder) {
  const { schedule } = order;
  return schedule.kind === 'now'
    ? client.POST('/cz/v1/payments/payouts/external', { body: toPaymentRequest(order, 0) })
    : client.POST('/cz/v1/payments/instructions/payouts/external', {
        body: toInstructionRequest(order, schedule, 0),
      });
}

/** Makes the payment or transfer, or sets up the instruction. */
export function confirmCall({ order, id, sentOnce }: DraftedOrder) {
  const { party, confirms } = order;
  return bankCall({
    party,
    movesMoney: true,
    confirms,
    sentOnce,
    send: (client) =>
      isTransferOrder(order)
        ? sendTransferConfirmation(client, { kind: kindOf(order), id })
        : sendConfirmation(client, order, id),
    isOwn: (answer) => isOfConfirmation(answer, { kind: kindOf(order), id }),
    read: (answer) => toDoneOutcome(answer, kindOf(order)),
  });
}

/** The answer to the draft names the order, too, but only a confirmed one has a reference. */
function isOfConfirmation(
  answer: OrderAnswer,
  { kind, id }: { readonly kind: PaymentKind; readonly id: string },
): boolean {
  const isNamed = isForLater(kind) ? answerHas(answer, { instructionId: id }) : answerHas(answer, { paymentId: id });
  return isNamed && referenceIn(answer) !== undefined;
}

function sendConfirmation(client: BankClient, order: PaymentOrder, id: string) {
  const { schedule } = order;
  const query = { sortCode: order.to.sortCode };
  return schedule.kind === 'now'
    ? client.PUT('/cz/v1/payments/payouts/external/{paymentId}', {
        params: { path: { paymentId: id }, query },
        body: toPaymentRequest(order, 1),
      })
    : client.PUT('/cz/v1/payments/instructions/payouts/external/{instructionId}', {
        params: { path: { instructionId: id }, query },
        body: toInstructionRequest(order, schedule, 1),
      });
}

export function orderStateCall({ party, kind, id }: PlacedArg) {
  return bankCall({
    party,
    send: (client) => (isTransfer(kind) ? sendTransferRead(client, { kind, id }) : sendRead(client, { kind, id })),
    isOwn(answer) {
      const { paymentId, instructionId } = detailsIn(answer, kind);
      return (tokenOf(isForLater(kind) ? instructionId : paymentId) ?? id) === id;
    },
    read: (answer) => toPaymentState(answer, kind),
  });
}

function sendRead(client: BankClient, { kind, id }: PaymentRef) {
  return kind === 'payout'
    ? client.GET('/cz/v1/payments/payouts/external/{paymentId}', { params: { path: { paymentId: id } } })
    : client.GET('/cz/v1/payments/instructions/payouts/external/{instructionId}', {
        params: { path: { instructionId: id } },
      });
}

/** Only the instruction variant carries days. */
function sendTransferDraft(client: BankClient, order: TransferOrder) {
  const { schedule } = order;
  const body = toTransferRequest(order);
  return schedule.kind === 'now'
    ? client.POST('/cz/v1/payments/transfers/self', { body })
    : client.POST('/cz/v1/payments/instructions/transfers/self', { body: { ...body, ...timesOf(schedule) } });
}

/** The bank carries out what it has verified: the order is not repeated. */
function sendTransferConfirmation(client: BankClient, { kind, id }: PaymentRef) {
  return kind === 'transfer'
    ? client.PATCH('/v1/payments/transfers/self/{paymentId}', { params: { path: { paymentId: id } } })
    : client.PATCH('/v1/payments/instructions/transfers/self/{instructionId}', {
        params: { path: { instructionId: id } },
      });
}

function sendTransferRead(client: BankClient, { kind, id }: PaymentRef) {
  return kind === 'transfer'
    ? client.GET('/v1/payments/transfers/self/{paymentId}', { params: { path: { paymentId: id } } })
    : client.GET('/v1/payments/instructions/transfers/self/{instructionId}', {
        params: { path: { instructionId: id } },
      });
}

function toTransferRequest({
  from,
  toAccount,
  amount,
  reference,
}: TransferOrder): components['schemas']['TransferRequest'] {
  return {
    amount: { currency: amount.currency, amount: decimalOf(amount) },
    debitAccountId: { value: from.id, displayValue: from.accountNumber },
    creditAccountId: { value: toAccount.id, displayValue: toAccount.accountNumber },
    remarks: reference,
  };
}
