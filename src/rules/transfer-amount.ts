import type { Money } from '#src/kernel/money.ts';
import { type AmountLimits, ceiling, type PaymentAmountVerdict } from './payment-amount.ts';

export interface ValidatedTransfer {
  readonly amount: Money;
  /** What the account it leaves has available; undefined if the bank did not say. */
  readonly available: Money | undefined;
  readonly isImmediate: boolean;
  readonly limits: { readonly user: AmountLimits; readonly party: AmountLimits };
}

type Refusal = Extract<PaymentAmountVerdict, { readonly outcome: 'refused' }>['reason'];

/**
 * Whether an amount may be transferred; the bank decides again. Funds are needed even for later. Limits are in pounds:
 * of other currencies only the number of transfers in a day is limited (assumed).
 */
export function validateTransferAmount(transfer: ValidatedTransfer): PaymentAmountVerdict {
  const reason = limitRefusal(transfer) ?? fundsRefusal(transfer);
  return reason === undefined ? { outcome: 'allowed' } : { outcome: 'refused', reason };
}

function limitRefusal({ amount, isImmediate, limits }: ValidatedTransfer): Refusal | undefined {
  const both = [limits.user, limits.party];
  if (amount.minor < 1) return 'too-small';
  if (amount.currency === 'GBP') {
    if (both.some(({ minimum }) => minimum !== undefined && amount.minor < minimum.minor)) return 'too-small';
    if (amount.minor > ceiling.minor || both.some(({ maximum }) => amount.minor > maximum.minor)) return 'too-big';
  }
  if (!isImmediate) return undefined;
  const isOverDay = ({ dailyAmountLeft }: AmountLimits) =>
    dailyAmountLeft !== undefined && amount.minor > dailyAmountLeft.minor;
  if (amount.currency === 'GBP' && both.some(isOverDay)) return 'over-daily-amount';
  return both.some(({ dailyCountLeft }) => dailyCountLeft < 1) ? 'over-daily-count' : undefined;
}

function fundsRefusal({ amount, available }: ValidatedTransfer): Refusal | undefined {
  const isFunded = available?.currency === amount.currency && amount.minor <= available.minor;
  return isFunded ? undefined : 'over-available';
}
