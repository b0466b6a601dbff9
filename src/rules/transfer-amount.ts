import { type Money, money } from '#src/kernel/money.ts';
import { type AmountLimits, ceiling, leastLeftToday, type PaymentAmountVerdict, refused } from './payment-amount.ts';

export interface ValidatedTransfer {
  readonly amount: Money;
  /** What the account it leaves has available; undefined if the bank did not say. */
  readonly available: Money | undefined;
  readonly isImmediate: boolean;
  readonly limits: { readonly user: AmountLimits; readonly party: AmountLimits };
}

/**
 * Whether an amount may be transferred; the bank decides again. Funds are needed even for later. Limits are in pounds:
 * of other currencies only the number of transfers in a day is limited (assumed).
 */
export function validateTransferAmount(transfer: ValidatedTransfer): PaymentAmountVerdict {
  return limitRefusal(transfer) ?? fundsRefusal(transfer) ?? { outcome: 'allowed' };
}

function limitRefusal({ amount, isImmediate, limits }: ValidatedTransfer): PaymentAmountVerdict | undefined {
  const both = [limits.user, limits.party];
  const isPounds = amount.currency === 'GBP';
  const minimum = isPounds ? Math.max(1, ...both.map((one) => one.minimum?.minor ?? 0)) : 1;
  if (amount.minor < minimum) return refused('too-small', money(minimum, amount.currency));
  const maximum = Math.min(ceiling.minor, ...both.map((one) => one.maximum.minor));
  if (isPounds && amount.minor > maximum) return refused('too-big', money(maximum, 'GBP'));
  if (!isImmediate) return undefined;
  const left = isPounds ? leastLeftToday(both) : undefined;
  if (left !== undefined && amount.minor > left.minor) return refused('over-daily-amount', left);
  return both.some(({ dailyCountLeft }) => dailyCountLeft < 1) ? refused('over-daily-count') : undefined;
}

function fundsRefusal({ amount, available }: ValidatedTransfer): PaymentAmountVerdict | undefined {
  const isFunded = available?.currency === amount.currency && amount.minor <= available.minor;
  return isFunded ? undefined : refused('over-available', available);
}
