import type { Money } from '#src/kernel/money.ts';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { HiddenText } from './hidden-text.tsx';
import { type MoneyPlace, moneyText } from './money-copy.ts';

const balanceHidden = 'Balance hidden';

/** Stands for a balance that the customer has hidden. */
export function HiddenBalance() {
  return (
    <>
      <span aria-hidden="true">••••</span>
      <HiddenText>{balanceHidden}</HiddenText>
    </>
  );
}

/** Balances as plain text, or that they are hidden. */
export function useBalanceText(): (amount: Money, place?: MoneyPlace) => string {
  return useBalancesHidden() ? () => balanceHidden : moneyText;
}
