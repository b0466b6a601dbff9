import { type Money, money } from '#src/kernel/money.ts';

type Pounds = Money<'GBP'>;

/** Limits of one user or one entity. A missing limit does not apply. */
export interface AmountLimits {
  readonly minimum?: Pounds;
  readonly maximum: Pounds;
  readonly dailyAmountLeft?: Pounds;
  readonly dailyCountLeft: number;
}

export interface ValidatedPayment {
  readonly amount: Pounds;
  readonly available?: Pounds | undefined;
  readonly isImmediate: boolean;
  readonly limits: { readonly user: AmountLimits; readonly party: AmountLimits };
}

export type PaymentAmountVerdict =
  | { readonly outcome: 'allowed' }
  | {
      readonly outcome: 'refused';
      readonly reason: 'too-small' | 'too-big' | 'over-available' | 'over-daily-amount' | 'over-daily-count';
      /** The last amount that would pass this limit; missing if there is none. */
      readonly bound?: Money;
    };

/** The most that anybody may send at a time. */
export const ceiling = money(100_000_00, 'GBP');

/**
 * Whether an amount may be submitted; the bank decides again. The stricter minimum and maximum always apply, funds and
 * today's limits only to payments made today.
 */
export function validatePaymentAmount({
  amount,
  available,
  isImmediate,
  limits,
}: ValidatedPayment): PaymentAmountVerdict {
  const both = [limits.user, limits.party];
  const minimum = Math.max(1, ...both.map((one) => one.minimum?.minor ?? 0));
  const maximum = Math.min(ceiling.minor, ...both.map((one) => one.maximum.minor));
  if (amount.minor < minimum) return refused('too-small', money(minimum, 'GBP'));
  if (amount.minor > maximum) return refused('too-big', money(maximum, 'GBP'));
  if (!isImmediate) return { outcome: 'allowed' };
  if (available === undefined || amount.minor > available.minor) return refused('over-available', available);
  const left = leastLeftToday(both);
  if (left !== undefined && amount.minor > left.minor) return refused('over-daily-amount', left);
  return both.some(({ dailyCountLeft }) => dailyCountLeft < 1) ? refused('over-daily-count') : { outcome: 'allowed' };
}

/** What may still be sent today; undefined without a daily limit. */
export function leastLeftToday(limits: readonly AmountLimits[]): Pounds | undefined {
  return limits.reduce<Pounds | undefined>(
    (least, { dailyAmountLeft: left }) =>
      left !== undefined && left.minor < (least?.minor ?? Infinity) ? left : least,
    undefined,
  );
}

export function refused(
  reason: Extract<PaymentAmountVerdict, { outcome: 'refused' }>['reason'],
  bound?: Money,
): PaymentAmountVerdict {
  return { outcome: 'refused', reason, ...(bound !== undefined && { bound }) };
}
