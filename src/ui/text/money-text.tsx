import type { Money } from '#src/kernel/money.ts';
import { type MoneyPlace, moneyText } from './money-copy.ts';
import styles from './money-text.module.css';

interface MoneyTextProps {
  readonly amount: Money;
  readonly place?: MoneyPlace;
}

export function MoneyText({ amount, place = 'text' }: MoneyTextProps) {
  return <span className={styles.money}>{moneyText(amount, place)}</span>;
}
