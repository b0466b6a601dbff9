import type { SentOnce } from '#src/api/client/nonce.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { answerHas } from '#src/api/wire/own-answer.ts';
import type { Wire } from '#src/api/wire/wire.ts';
import type { ApprovalId } from '#src/kernel/ids.ts';
import { toApprovalList, toDecidedItem } from './approval-item.ts';

/** The groups in which the bank lists what waits. */
export const discriminators = ['ACCOUNT_FINANCIAL', 'PAYEE_BILLER', 'BULK_FILE', 'ACCOUNT_NON_FINANCIAL'] as const;
export type Discriminator = (typeof discriminators)[number];

export type Decision = 'approve' | 'decline';

export interface DecisionArg extends PartyArg {
  readonly id: ApprovalId;
  /** Words to follow "To …" while the customer enters a code. */
  readonly confirms: string;
  readonly sentOnce: SentOnce;
}

export function waitingCall({ party, discriminator }: PartyArg & { readonly discriminator: Discriminator }) {
  return bankCall({
    party,
    send: (client) =>
      client.GET('/v1/transactions', {
        params: { query: { discriminator, view: 'approval', status: 'PENDING_APPROVAL' } },
      }),
    read: toApprovalList,
  });
}

export function decidedCall({ party }: PartyArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/transactions', { params: { query: { view: 'approved' } } }),
    read: toApprovalList,
  });
}

/** Gives this customer's authorisation. The bank asks for a code first. */
export function approveCall({ party, id, confirms, sentOnce }: DecisionArg) {
  return bankCall({
    party,
    confirms,
    sentOnce,
    send: (client) =>
      client.POST('/v1/transactions/{transactionId}/approve', { params: { path: { transactionId: id } } }),
    isOwn: (answer) => isOfItem(answer, id) && toDecidedItem(answer)?.status !== 'declined',
    read: toDecidedItem,
  });
}

export function rejectCall({ party, id, sentOnce }: Omit<DecisionArg, 'confirms'>) {
  return bankCall({
    party,
    sentOnce,
    send: (client) =>
      client.POST('/v1/transactions/{transactionId}/reject', { params: { path: { transactionId: id } } }),
    isOwn: (answer) => isOfItem(answer, id) && toDecidedItem(answer)?.status === 'declined',
    read: toDecidedItem,
  });
}

function isOfItem(answer: Wire<'ApprovalActionAnswer'>, transactionId: ApprovalId): boolean {
  return answerHas(answer, { transactionAction: { transactionDTO: { transactionId } } });
}
