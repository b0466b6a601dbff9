import { Fragment } from 'react';
import { type Money, money } from '#src/kernel/money.ts';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import styles from './balance-text.module.css';
import { HiddenText } from './hidden-text.tsx';
import { type MoneyPlace, moneyText } from './money-copy.ts';

/** Stands before `DR` and the currency's code. */
const mark = '\u00a0';

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
  if (isHidden) {
    return (
      <span className={styles.money}>
        <HiddenBalance />
      </span>
    );
  }
  const [size = '', ...marks] = moneyText(amount, place).split(mark);
  return (
    <span className={styles.money}>
      {size}
      {marks.map((each) => (
        <span key={each} className={each === 'DR' ? styles.debt : styles.code}>
          {mark}
          {each}
        </span>
      ))}
    </span>
  );
}

/** What is owed on a loan, below a label that says so. A loan may also be in credit. */
export function OwedText({ balance }: { readonly balance: Money }) {
  if (balance.minor > 0) {
    return (
      <span className={styles.apart}>
        <MoneyText amount={balance} place="list" /> in credit
      </span>
    );
  }
  return <MoneyText amount={money(-balance.minor, balance.currency)} place="list" />;
}

/** Amounts of several currencies, which are never added up: `£1,200.00 and €300.00`. */
export function MoneyList({
  amounts,
  place = 'text',
}: {
  readonly amounts: readonly Money[];
  readonly place?: MoneyPlace;
}) {
  return amounts.map((amount, index) => (
    <Fragment key={amount.currency}>
      {index > 0 && (index === amounts.length - 1 ? ' and ' : ', ')}
      <MoneyText amount={amount} place={place} />
    </Fragment>
  ));
}
