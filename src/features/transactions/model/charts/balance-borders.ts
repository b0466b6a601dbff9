import type { DemandDepositDetails } from '#src/api/accounts/demand-deposit-details.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type Money, minus } from '#src/kernel/money.ts';

interface Border {
  readonly value: number;
  readonly title: string;
}

interface BalanceBorders {
  readonly limit: Border | undefined;
  readonly mark: Border | undefined;
}

interface Shown {
  readonly currency: CurrencyCode;
  readonly isToday: boolean;
  readonly lowest: Money;
  readonly highest: Money;
}

/**
 * Today's overdraft, where it is within reach of the balances shown, and what is held. Currencies other than the chart's
 * are left out.
 */
export function balanceBorders(
  { overdraftLimit, held, balance }: Pick<DemandDepositDetails, 'overdraftLimit' | 'held' | 'balance'>,
  { currency, isToday, lowest, highest }: Shown,
): BalanceBorders {
  const isHeld = isToday && held?.currency === currency && held.minor > 0 && balance?.currency === currency;
  const mark = isHeld ? { value: minus(balance, held).minor, title: 'After pending payments' } : undefined;
  const isDrawn = overdraftLimit?.currency === currency && overdraftLimit.minor !== 0;
  const limit = isDrawn ? { value: -overdraftLimit.minor, title: 'Overdraft limit' } : undefined;
  const least = Math.min(lowest.minor, mark?.value ?? lowest.minor);
  return { limit: limit !== undefined && isNear(limit.value, least, highest.minor) ? limit : undefined, mark };
}

/** The account was overdrawn, or one more fall as large as the whole chart would reach the limit. */
function isNear(limit: number, least: number, most: number): boolean {
  return least < 0 || least - limit <= most - least;
}
