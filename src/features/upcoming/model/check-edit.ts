import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { validatePaymentAmount } from '#src/rules/payment-amount.ts';
import { referenceMistake } from '#src/rules/references.ts';

export interface TypedEdit {
  readonly amount: string;
  readonly reference: string;
}

export type EditMistakes = Readonly<Partial<Record<keyof TypedEdit, string | undefined>>>;

export type CheckedEdit =
  | { readonly outcome: 'accepted'; readonly amount: Money<'GBP'>; readonly reference: string }
  | { readonly outcome: 'mistaken'; readonly mistakes: EditMistakes };

interface Circumstances {
  /** Undefined where they could not be read: the bank then decides alone. */
  readonly limits: PaymentLimits | undefined;
  readonly helpdesk: string;
}

/** Checks the form before the bank is asked. */
export function checkEdit(typed: TypedEdit, now: Circumstances): CheckedEdit {
  const amount = amountIn(typed.amount);
  const reference = typed.reference.trim();
  const wrong = {
    amount: amount === undefined ? 'How much would you like to pay?' : amountMistake(amount, now),
    reference: referenceMistake(reference),
  };
  if (amount !== undefined && wrong.amount === undefined && wrong.reference === undefined) {
    return { outcome: 'accepted', amount, reference };
  }
  const mistakes = Object.fromEntries(Object.entries(wrong).filter(([, text]) => text !== undefined));
  return { outcome: 'mistaken', mistakes };
}

function amountIn(text: string): Money<'GBP'> | undefined {
  const [, pounds = '', pence = ''] = /^(\d{1,12})\.?(\d{0,2})$/.exec(text) ?? [];
  const minor = Number(`${pounds}${pence.padEnd(2, '0')}`);
  return pounds === '' || minor === 0 ? undefined : money(minor, 'GBP');
}

function amountMistake(amount: Money<'GBP'>, { limits, helpdesk }: Circumstances): string | undefined {
  if (limits === undefined) return undefined;
  const verdict = validatePaymentAmount({ amount, isImmediate: false, limits });
  if (verdict.outcome === 'allowed') return undefined;
  const contact = `Please contact our helpdesk on ${helpdesk}.`;
  return verdict.reason === 'too-small'
    ? `This amount for this Payment Type is too small. ${contact}`
    : `This amount exceeds the limit for this Payment Type. ${contact}`;
}
