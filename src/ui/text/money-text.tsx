import type { Money } from '#src/kernel/money.ts';
import styles from './money-text.module.css';
import { type MoneyPlace, moneyText } from './money-words.ts';

interface MoneyTextProps {
  readonly amount: Money;
  readonly place?: MoneyPlace;
}

export function MoneyText({ amount, place = 'text' }: MoneyTextProps) {
  return <span className={styles.money}>{moneyText(amount, place)}</span>;
}
