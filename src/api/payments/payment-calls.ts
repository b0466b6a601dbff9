import type { BankClient } from '#src/api/client/bank-client.ts';
import type { SentOnce } from '#src/api/client/nonce.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { BankCall } from '#src/api/store/bank-call.ts';
import {
  type PaymentDraft,
  type PaymentState,
  toDoneOutcome,
  toPaymentDraft,
  toPaymentState,
} from './payment-answers.ts';
import { isTransferOrder, kindOf, type Order, type PaymentOrder } from './payment-order.ts';
import { type DoneOutcome, isTransfer, type PaymentRef, type RequestedOutcome } from './payment-outcome.ts';
import { toInstructionRequest, toPaymentRequest } from './payment-request.ts';
import { requestStateCall } from './request-state.ts';
import { sendTransferConfirmation, sendTransferDraft, sendTransferRead } from './transfer-calls.ts';

interface DraftedOrder {
  readonly order: Order;
  readonly id: string;
  readonly sentOnce: SentOnce;
}

type PlacedArg = PaymentRef & PartyArg;

/** Verifies the order. Nothing moves, though the bank guards the call as if it did. */
export function draftCall(order: Order): BankCall<PaymentDraft> {
  return {
    party: order.party,
    movesMoney: true,
    send: (client) => (isTransferOrder(order) ? sendTransferDraft(client, order) : sendDraft(client, order)),
    read: toPaymentDraft,
  };
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
export function confirmCall({ order, id, sentOnce }: DraftedOrder): BankCall<DoneOutcome> {
  const { party, confirms } = order;
  return {
    party,
    movesMoney: true,
    confirms,
    sentOnce,
    send: (client) =>
      isTransferOrder(order)
        ? sendTransferConfirmation(client, { kind: kindOf(order), id })
        : sendConfirmation(client, order, id),
    read: (answer) => toDoneOutcome(answer, kindOf(order)),
  };
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

/** The state of anything a customer sent, a request included. */
export function stateCall(placed: PlacedArg): BankCall<PaymentState<DoneOutcome | RequestedOutcome>> {
  return placed.kind === 'request' ? requestStateCall(placed) : orderStateCall(placed);
}

export function orderStateCall({ party, kind, id }: PlacedArg): BankCall<PaymentState> {
  return {
    party,
    send: (client) => (isTransfer(kind) ? sendTransferRead(client, { kind, id }) : sendRead(client, { kind, id })),
    read: (answer) => toPaymentState(answer, kind),
  };
}

function sendRead(client: BankClient, { kind, id }: PaymentRef) {
  return kind === 'payout'
    ? client.GET('/cz/v1/payments/payouts/external/{paymentId}', { params: { path: { paymentId: id } } })
    : client.GET('/cz/v1/payments/instructions/payouts/external/{instructionId}', {
        params: { path: { instructionId: id } },
      });
}
