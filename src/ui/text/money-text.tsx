import type { Money } from '#src/kernel/money.ts';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { HiddenBalance } from './balance-text.tsx';
import { type MoneyPlace, moneyText } from './money-copy.ts';
import styles from './money-text.module.css';

interface MoneyTextProps {
  readonly amount: Money;
  readonly place?: MoneyPlace;
}

/** An amount; a balance only unless the customer has hidden balances. */
export function MoneyText({ amount, place = 'text' }: MoneyTextProps) {
  const isHidden = useBalancesHidden() && place !== 'text';
  return <span className={styles.money}>{isHidden ? <HiddenBalance /> : moneyText(amount, place)}</span>;
}
