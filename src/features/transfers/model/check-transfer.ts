import type { Account } from '#src/api/accounts/account.ts';
import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { checkDetails, type DetailField, detailFields } from '#src/banking/paying/model/check-details.ts';
import { amountRefusalText, refusedAmountText } from '#src/banking/paying/model/summary-copy.ts';
import type { TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import { type Checked, mistakesOf } from '#src/rules/mistakes.ts';
import { validateTransferAmount } from '#src/rules/transfer-amount.ts';

/** The form fields, in the order they appear. */
export const transferFields = ['from', 'to', ...detailFields] as const;
export type TransferField = 'from' | 'to' | DetailField;

export interface TypedTransfer {
  readonly from: Account | undefined;
  readonly to: Account | undefined;
  readonly details: TypedDetails;
}

interface Circumstances {
  readonly today: CalendarDay;
  /** Undefined while there is no account to transfer from. */
  readonly limits: PaymentLimits | undefined;
  readonly helpdesk: string;
  readonly areBalancesHidden?: boolean;
}

export type CheckedTransfer = Checked<TransferField, { details: TypedDetails; amount: Money }>;

/** Checks the form before the bank is asked, in the specification's words and spelling. The bank validates it again. */
export function checkTransfer(
  { from, to, details }: TypedTransfer,
  { today, limits, ...shown }: Circumstances,
): CheckedTransfer {
  const checked = checkDetails(details, {
    word: 'transfer',
    today,
    currency: from?.currency ?? 'GBP',
    amountMissing: 'How much would you like to transfer?',
    amountTooBig: amountRefusalText('too-big', shown.helpdesk, 'transfer'),
    objectionTo(amount, isImmediate) {
      if (from === undefined || limits === undefined) return undefined;
      const verdict = validateTransferAmount({ amount, available: from.availableBalance, isImmediate, limits });
      return verdict.outcome === 'allowed' ? undefined : refusedAmountText(verdict, shown, 'transfer');
    },
  });
  const accounts = mistakesOf({
    from: from === undefined ? 'Which account are you transfering from?' : undefined,
    to: to === undefined ? 'Which account are you transfering to?' : undefined,
  });
  if (checked.outcome === 'accepted' && from !== undefined && to !== undefined) return checked;
  return {
    outcome: 'mistaken',
    mistakes: { ...accounts, ...(checked.outcome === 'mistaken' ? checked.mistakes : {}) },
  };
}
