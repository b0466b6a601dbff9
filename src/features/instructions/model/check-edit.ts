import type { Instruction } from '#src/api/instructions/instruction.ts';
import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { typedAmount } from '#src/banking/paying/model/check-details.ts';
import { amountRefusalText } from '#src/banking/paying/model/summary-copy.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { type Checked, mistakesOf } from '#src/rules/mistakes.ts';
import { type PaymentAmountVerdict, validatePaymentAmount } from '#src/rules/payment-amount.ts';
import { referenceMistake } from '#src/rules/references.ts';
import { validateTransferAmount } from '#src/rules/transfer-amount.ts';
import { orderWordOf } from './upcoming-copy.ts';

export interface TypedEdit {
  readonly amount: string;
  readonly reference: string;
}

/** The form fields, in the order they appear. */
export const editFields = ['amount', 'reference'] as const satisfies readonly (keyof TypedEdit)[];

export type CheckedEdit = Checked<keyof TypedEdit, { amount: Money; reference: string }>;

interface Circumstances {
  readonly before: Pick<Instruction, 'code' | 'toOwnId' | 'amount' | 'reference'>;
  /** What the account that pays has; undefined if the bank did not say. */
  readonly available: Money | undefined;
  /** The limits for payments, or for transfers. Undefined if they could not be read: then the bank decides alone. */
  readonly limits: PaymentLimits | undefined;
  readonly helpdesk: string;
}

/** Checks the form before the bank is asked, as when the order was set up. The amount is in the order's own currency. */
export function checkEdit(typed: TypedEdit, now: Circumstances): CheckedEdit {
  const { before } = now;
  const amount = typedAmount(typed.amount, before.amount?.currency ?? 'GBP');
  const reference = typed.reference.trim();
  const wrong = {
    amount: amount === undefined ? missing[orderWordOf(before)] : amountMistake(amount, now),
    reference: referenceMistake(reference),
  };
  if (amount !== undefined && wrong.amount === undefined && wrong.reference === undefined) {
    return amount.minor === before.amount?.minor && reference === before.reference
      ? { outcome: 'mistaken', mistakes: { amount: 'Nothing has changed. Change the amount or the reference first.' } }
      : { outcome: 'accepted', amount, reference };
  }
  return { outcome: 'mistaken', mistakes: mistakesOf(wrong) };
}

const missing = {
  payment: 'How much would you like to pay?',
  transfer: 'How much would you like to transfer?',
} as const;

function amountMistake(amount: Money, { before, helpdesk, ...now }: Circumstances): string | undefined {
  const word = orderWordOf(before);
  const verdict = word === 'transfer' ? verdictOnTransfer(amount, now) : verdictOnPayment(amount, now);
  return verdict.outcome === 'allowed' ? undefined : amountRefusalText(verdict.reason, helpdesk, word);
}

type Known = Pick<Circumstances, 'available' | 'limits'>;

function verdictOnTransfer(amount: Money, { available, limits }: Known): PaymentAmountVerdict {
  if (limits === undefined) return { outcome: 'allowed' };
  return validateTransferAmount({ amount, available, isImmediate: false, limits });
}

/** To others, in pounds. */
function verdictOnPayment({ minor }: Money, { limits }: Known): PaymentAmountVerdict {
  if (limits === undefined) return { outcome: 'allowed' };
  return validatePaymentAmount({ amount: money(minor, 'GBP'), isImmediate: false, limits });
}
