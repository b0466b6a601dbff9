import { endedUnauthorised } from '#sandbox/bank/approvals/approvals.ts';
import { cutOffs } from '#sandbox/bank/calendar/cut-offs.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { schemeReferenceOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import { type PaymentOrder, payeeOf } from '#sandbox/bank/payments/payment-order.ts';
import type { InstructionRecord, OrderRecord } from '#sandbox/bank/records/instruction.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { slashedDay } from '#sandbox/documents/day-text.ts';
import { amount, readPounds } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';

type Schemas = components['schemas'];
/** The recipient of an answer: tokens are valid in one session only. */
export type Shown = { readonly bank: Bank; readonly customer: Customer };

/** The balance in the request is ignored: the bank uses its own. */
export function toOrder({ from, to, isNewPayee, amount: sum, reference }: Schemas['PaymentRequest']): PaymentOrder {
  return {
    accountToken: from.id.value,
    groupToken: to.groupId,
    payeeToken: to.payeeId,
    isNewPayee,
    amount: readPounds(sum),
    reference,
  };
}

/** Shown before the customer confirms an order after the cut-off. */
export function cutOffWarning(valueOn: CalendarDay, what: 'payment' | 'transfer' = 'payment') {
  const hour = Number(cutOffs.sameDay.slice(0, 2)) - 12;
  return {
    code: 'DIGX_WW_017',
    detail: `The ${hour}pm cut-off for ${what}s today has passed. Your ${what} will be dated ${slashedDay(valueOn)}.`,
  };
}

/** Sent with a 202. */
export const approvalRequired = { code: 'DIGX_APPROVAL_REQUIRED' } as const;

/** The state of an order that nobody authorised in time, or that somebody declined. */
const unauthorised = { expired: 'EXPIRED', rejected: 'REJECTED' } as const;

const paymentStates = {
  initiated: 'INITIATED',
  'pending-approval': 'PENDING_APPROVAL',
  'under-processing': 'UNDER_PROCESSING',
  completed: 'COMPLETED',
  failed: 'FAILED',
} as const satisfies Record<PaymentRecord['state'], string>;

const instructionStates = {
  initiated: 'INITIATED',
  'pending-approval': 'PENDING_APPROVAL',
  active: 'ACTIVE',
  closed: 'COMPLETED',
  cancelled: 'CANCELLED',
} as const satisfies Record<InstructionRecord['state'], string>;

export function paymentStatus({ bank }: Shown, payment: PaymentRecord): string {
  const ended = endedUnauthorised(bank, payment);
  return ended === undefined ? paymentStates[payment.state] : unauthorised[ended];
}

export function instructionStatus({ bank }: Shown, instruction: InstructionRecord): string {
  const ended = endedUnauthorised(bank, instruction);
  return ended === undefined ? instructionStates[instruction.state] : unauthorised[ended];
}

/** The reference between banks: none before the payment is made, and a marker while its outcome is pending. */
export function externalReference({ id, state, confirmedAt }: PaymentRecord): string | null {
  if (state === 'under-processing') return 'UNDER_PROCESSING';
  return state === 'completed' && confirmedAt !== null ? schemeReferenceOf(id, londonDayOf(confirmedAt)) : null;
}

export function toPayoutDetails(shown: Shown, payment: PaymentRecord): Schemas['PayoutDetails'] {
  return {
    paymentId: tokenOf(shown.bank, shown.customer.session, 'payment', payment.id),
    statusType: paymentStatus(shown, payment),
    externalReferenceId: externalReference(payment),
    valueDate: payment.valueOn,
    ...orderOnWire(shown, payment),
  };
}

export function toInstructionPayout(
  shown: Shown,
  instruction: InstructionRecord,
  firstDay: CalendarDay,
): Schemas['InstructionPayout'] {
  const { id, type, frequency, startOn, endOn, nextOn } = instruction;
  return {
    instructionId: tokenOf(shown.bank, shown.customer.session, 'instruction', id),
    statusType: instructionStatus(shown, instruction),
    externalReferenceId: null,
    valueDate: nextOn ?? firstDay,
    ...orderOnWire(shown, instruction),
    instructionDetails: { type, frequency, startDate: startOn, endDate: endOn, nextExecutionDate: nextOn },
  };
}

function orderOnWire({ bank, customer: { session } }: Shown, order: OrderRecord) {
  const payee = payeeOf(bank, order);
  return {
    referenceNumber: order.referenceNumber,
    from: {
      value: tokenOf(bank, session, 'account', order.accountId),
      displayValue: bank.records.find('accounts', order.accountId)?.number ?? '',
    },
    ...(payee === undefined
      ? {}
      : {
          to: {
            groupId: tokenOf(bank, session, 'payee-group', payee.groupId),
            payeeId: tokenOf(bank, session, 'payee', payee.id),
          },
        }),
    payeeDetails: {
      nickName: payee?.nickName ?? null,
      accountName: order.payeeName,
      accountNumber: order.payeeAccountNumber,
      sortCode: order.payeeSortCode,
    },
    amount: amount(money(order.minor, order.currency)),
    reference: order.reference,
  };
}
