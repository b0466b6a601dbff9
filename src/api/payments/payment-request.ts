import type { Account } from '#src/api/accounts/account.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { toAmountPayload } from '#src/api/wire/amount-payload.ts';
import { decimalText } from '#src/kernel/money.ts';
import { onceCode } from '#src/rules/repeat-frequencies.ts';
import type { PaymentOrder, Schedule } from './payment-order.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];
type InstructionRequest = components['schemas']['InstructionRequest'];

export type LaterSchedule = Exclude<Schedule, { readonly kind: 'now' }>;

export type PaymentStage = 0 | 1;

/** Both stages must match in everything but the stage. */
export function toPaymentRequest(order: PaymentOrder, stage: PaymentStage): PaymentRequest {
  return { ...commonOf(order), later: false, stage };
}

export function toInstructionRequest(
  order: PaymentOrder,
  schedule: LaterSchedule,
  stage: PaymentStage,
): InstructionRequest {
  return { ...commonOf(order), later: true, stage, ...timesOf(schedule) };
}

function commonOf({ from, to, isNewPayee, amount, reference }: PaymentOrder) {
  return {
    from: { id: { value: from.id, displayValue: from.accountNumber }, balance: balanceOf(from) },
    to: { groupId: to.groupId, payeeId: to.id },
    isNewPayee,
    amount: toAmountPayload(amount),
    reference,
  };
}

/** A single future payment is an instruction with the frequency "once". */
export function timesOf(schedule: LaterSchedule) {
  return schedule.kind === 'later'
    ? { type: 'NONREC' as const, frequency: onceCode, startDate: schedule.on, endDate: null }
    : {
        type: 'REC' as const,
        frequency: schedule.frequency,
        startDate: schedule.startOn,
        endDate: schedule.endOn ?? null,
      };
}

/** The booked balance, with the six decimals the bank expects; empty if unknown. */
function balanceOf({ availableBalance, balance }: Account): string {
  const seen = balance ?? availableBalance;
  return seen === undefined
    ? '0.000000'
    : decimalText(seen).replace(/\.(\d*)$/, (_, digits: string) => `.${digits.padEnd(6, '0')}`);
}
