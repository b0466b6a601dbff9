import type { Money } from '#src/kernel/money.ts';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import styles from './balance-text.module.css';
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

interface MoneyTextProps {
  readonly amount: Money;
  readonly place?: MoneyPlace;
}

/** An amount; a balance only unless the customer has hidden balances. */
export function MoneyText({ amount, place = 'text' }: MoneyTextProps) {
  const isHidden = useBalancesHidden() && place !== 'text';
  return <span className={styles.money}>{isHidden ? <HiddenBalance /> : moneyText(amount, place)}</span>;
}
