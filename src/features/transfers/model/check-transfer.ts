import type { Account } from '#src/api/accounts/account.ts';
import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { amountRefusalText } from '#src/banking/paying/model/amount-copy.ts';
import { checkDetails, type DetailField, detailFields } from '#src/banking/paying/model/check-details.ts';
import type { TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import { validateTransferAmount } from '#src/rules/transfer-amount.ts';

/** The form fields, in the order they appear. */
export const transferFields = ['from', 'to', ...detailFields] as const;
export type TransferField = 'from' | 'to' | DetailField;

export type TransferMistakes = Readonly<Partial<Record<TransferField, string | undefined>>>;

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
}

export type CheckedTransfer =
  | { readonly outcome: 'accepted'; readonly details: TypedDetails; readonly amount: Money }
  | { readonly outcome: 'mistaken'; readonly mistakes: TransferMistakes };

/** Checks the form before the bank is asked, in the specification's words and spelling. The bank validates it again. */
export function checkTransfer(
  { from, to, details }: TypedTransfer,
  { today, limits, helpdesk }: Circumstances,
): CheckedTransfer {
  const checked = checkDetails(details, {
    word: 'transfer',
    today,
    currency: from?.currency ?? 'GBP',
    amountMissing: 'How much would you like to transfer?',
    amountTooBig: amountRefusalText('too-big', helpdesk, 'transfer'),
    objectionTo(amount, isImmediate) {
      if (from === undefined || limits === undefined) return undefined;
      const verdict = validateTransferAmount({ amount, available: from.availableBalance, isImmediate, limits });
      return verdict.outcome === 'allowed' ? undefined : amountRefusalText(verdict.reason, helpdesk, 'transfer');
    },
  });
  const accounts: TransferMistakes = {
    ...(from === undefined && { from: 'Which account are you transfering from?' }),
    ...(to === undefined && { to: 'Which account are you transfering to?' }),
  };
  if (checked.outcome === 'accepted' && from !== undefined && to !== undefined) return checked;
  return {
    outcome: 'mistaken',
    mistakes: { ...accounts, ...(checked.outcome === 'mistaken' ? checked.mistakes : {}) },
  };
}
