import type { DemandDepositDetails } from '#src/api/accounts/demand-deposit-details.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { minus } from '#src/kernel/money.ts';

interface Border {
  readonly value: number;
  readonly title: string;
}

interface BalanceBorders {
  readonly limit: Border | undefined;
  readonly mark: Border | undefined;
}

/** Today's overdraft and held amounts. Currencies other than the chart's are left out. */
export function balanceBorders(
  { overdraftLimit, held, balance }: Pick<DemandDepositDetails, 'overdraftLimit' | 'held' | 'balance'>,
  { currency, isToday }: { readonly currency: CurrencyCode; readonly isToday: boolean },
): BalanceBorders {
  const isDrawn = overdraftLimit?.currency === currency && overdraftLimit.minor !== 0;
  const isHeld = isToday && held?.currency === currency && held.minor > 0 && balance?.currency === currency;
  return {
    limit: isDrawn ? { value: -overdraftLimit.minor, title: 'Overdraft limit' } : undefined,
    mark: isHeld ? { value: minus(balance, held).minor, title: 'After pending payments' } : undefined,
  };
}
