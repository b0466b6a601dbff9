import type { BankClient } from '#src/api/client/bank-client.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { decimalOf } from '#src/kernel/money.ts';
import type { TransferOrder } from './payment-order.ts';
import type { PaymentRef } from './payment-outcome.ts';
import { timesOf } from './payment-request.ts';

/** Only the instruction variant carries days. */
export function sendTransferDraft(client: BankClient, order: TransferOrder) {
  const { schedule } = order;
  const body = toTransferRequest(order);
  return schedule.kind === 'now'
    ? client.POST('/cz/v1/payments/transfers/self', { body })
    : client.POST('/cz/v1/payments/instructions/transfers/self', { body: { ...body, ...timesOf(schedule) } });
}

/** The bank carries out what it has verified: the order is not repeated. */
export function sendTransferConfirmation(client: BankClient, { kind, id }: PaymentRef) {
  return kind === 'transfer'
    ? client.PATCH('/v1/payments/transfers/self/{paymentId}', { params: { path: { paymentId: id } } })
    : client.PATCH('/v1/payments/instructions/transfers/self/{instructionId}', {
        params: { path: { instructionId: id } },
      });
}

export function sendTransferRead(client: BankClient, { kind, id }: PaymentRef) {
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
