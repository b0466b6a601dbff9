import type { Account } from '#src/api/accounts/account.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { toAmountPayload } from '#src/api/wire/amount-payload.ts';
import { decimalText } from '#src/kernel/money.ts';
import type { PaymentOrder, Schedule } from './payment-order.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];
type InstructionRequest = components['schemas']['InstructionRequest'];

/** A day or days of the schedule that are yet to come. */
export type LaterSchedule = Exclude<Schedule, { readonly kind: 'now' }>;

/** Looked through, and made. */
export type PaymentStage = 0 | 1;

/** The order as the wire carries it. Both stages bring the same but for the stage, or the bank takes the second for another. */
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

/** Once on a later day is an instruction with the frequency of once. */
function timesOf(schedule: LaterSchedule) {
  return schedule.kind === 'later'
    ? { type: 'NONREC' as const, frequency: '10' as const, startDate: schedule.on, endDate: null }
    : {
        type: 'REC' as const,
        frequency: schedule.frequency,
        startDate: schedule.startOn,
        endDate: schedule.endOn ?? null,
      };
}

/** What was last seen to be booked, with six decimals as the bank wants balances; nothing where it was not told. */
function balanceOf({ availableBalance, balance }: Account): string {
  const seen = balance ?? availableBalance;
  return seen === undefined
    ? '0.000000'
    : decimalText(seen).replace(/\.(\d*)$/, (_, digits: string) => `.${digits.padEnd(6, '0')}`);
}
