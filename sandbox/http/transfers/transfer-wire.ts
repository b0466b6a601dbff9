import type { TransferScope } from '#sandbox/bank/accounts/accounts.ts';
import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { InstructionRecord, OrderRecord } from '#sandbox/bank/records/instruction.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { TransferOrder } from '#sandbox/bank/transfers/transfer-order.ts';
import {
  externalReference,
  instructionStatus,
  paymentStatus,
  type Shown,
} from '#sandbox/http/payments/payment-wire.ts';
import { amount, readMoney } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { money } from '#src/kernel/money.ts';

type Schemas = components['schemas'];
type Headers = Readonly<Record<string, string>>;

/** A request that names an entity is about that entity's own accounts. */
export function scopeOf(headers: Headers): TransferScope {
  return headers['x-party-id'] === undefined ? 'global' : 'local';
}

export function toTransferOrder(
  { debitAccountId, creditAccountId, amount: sum, remarks }: Schemas['TransferRequest'],
  headers: Headers,
): TransferOrder {
  return {
    fromToken: debitAccountId.value,
    toToken: creditAccountId.value,
    amount: readMoney(sum),
    reference: remarks,
    scope: scopeOf(headers),
  };
}

export function toTransferDetails(shown: Shown, transfer: PaymentRecord): Schemas['TransferDetails'] {
  return {
    paymentId: tokenOf(shown.bank, shown.customer.session, 'transfer', transfer.id),
    statusType: paymentStatus(shown, transfer),
    externalReferenceId: externalReference(transfer),
    valueDate: transfer.valueOn,
    ...orderOnWire(shown, transfer),
  };
}

export function toInstructionTransfer(shown: Shown, instruction: InstructionRecord): Schemas['InstructionTransfer'] {
  const { id, type, frequency, startOn, endOn, nextOn } = instruction;
  return {
    instructionId: tokenOf(shown.bank, shown.customer.session, 'instruction', id),
    statusType: instructionStatus(shown, instruction),
    externalReferenceId: null,
    valueDate: nextOn ?? sameOrNextWorkingDay(startOn),
    ...orderOnWire(shown, instruction),
    instructionDetails: { type, frequency, startDate: startOn, endDate: endOn, nextExecutionDate: nextOn },
  };
}

function orderOnWire({ bank, customer: { session } }: Shown, order: OrderRecord) {
  const masked = (id: string) => ({
    value: tokenOf(bank, session, 'account', id),
    displayValue: bank.records.find('accounts', id)?.number ?? '',
  });
  return {
    referenceNumber: order.referenceNumber,
    debitAccountId: masked(order.accountId),
    creditAccountId: masked(String(order.toAccountId)),
    amount: amount(money(order.minor, order.currency)),
    remarks: order.reference,
  };
}
