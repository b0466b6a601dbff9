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
import type { PaymentOrder } from './payment-order.ts';
import type { DoneOutcome, PaymentRef } from './payment-outcome.ts';
import { toInstructionRequest, toPaymentRequest } from './payment-request.ts';
import { requestStateCall } from './request-state.ts';

interface DraftedOrder {
  readonly order: PaymentOrder;
  readonly id: string;
  readonly sentOnce: SentOnce;
}

type PlacedArg = PaymentRef & PartyArg;

/** Verifies the order. Nothing moves, though the bank guards the call as if it did. */
export function draftCall(order: PaymentOrder): BankCall<PaymentDraft> {
  const { party, schedule } = order;
  return {
    party,
    movesMoney: true,
    send: (client) =>
      schedule.kind === 'now'
        ? client.POST('/cz/v1/payments/payouts/external', { ...inEnglish, body: toPaymentRequest(order, 0) })
        : client.POST('/cz/v1/payments/instructions/payouts/external', {
            ...inEnglish,
            body: toInstructionRequest(order, schedule, 0),
          }),
    read: toPaymentDraft,
  };
}

/** Makes the payment, or sets up the instruction. */
export function confirmCall({ order, id, sentOnce }: DraftedOrder): BankCall<DoneOutcome> {
  const { party, schedule, confirms } = order;
  const query = { ...inEnglish.params.query, sortCode: order.to.sortCode };
  return {
    party,
    movesMoney: true,
    confirms,
    sentOnce,
    send: (client) =>
      schedule.kind === 'now'
        ? client.PUT('/cz/v1/payments/payouts/external/{paymentId}', {
            params: { path: { paymentId: id }, query },
            body: toPaymentRequest(order, 1),
          })
        : client.PUT('/cz/v1/payments/instructions/payouts/external/{instructionId}', {
            params: { path: { instructionId: id }, query },
            body: toInstructionRequest(order, schedule, 1),
          }),
    read: (answer) => toDoneOutcome(answer, schedule.kind === 'now' ? 'payout' : 'instruction'),
  };
}

export function stateCall({ party, kind, id }: PlacedArg): BankCall<PaymentState> {
  if (kind === 'request') return requestStateCall({ party, id });
  return {
    party,
    locale: 'en',
    send: (client) =>
      kind === 'payout'
        ? client.GET('/cz/v1/payments/payouts/external/{paymentId}', { params: { path: { paymentId: id } } })
        : client.GET('/cz/v1/payments/instructions/payouts/external/{instructionId}', {
            params: { path: { instructionId: id } },
          }),
    read: (answer) => toPaymentState(answer, kind),
  };
}

/** Calls with a body carry the language in their query. */
const inEnglish = { params: { query: { locale: 'en' } } } as const;
