import type { Money } from '#src/kernel/money.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { MoneyText } from '#src/ui/text/money-text.tsx';
import styles from './balance-figure.module.css';

interface BalanceFigureProps {
  readonly label: string;
  readonly amount: Money | undefined;
  readonly size: 'large' | 'small';
}

/** If the bank gave no figure, the list says so; it never shows zero instead. */
export function BalanceFigure({ label, amount, size }: BalanceFigureProps) {
  return (
    <div className={styles.figure}>
      <dt>
        {/* Its column has a label above the rows; where there are no columns, the second figure says what it is. */}
        <HiddenText>{label}</HiddenText>
        {size === 'small' && (
          <span aria-hidden="true" className={styles.brief}>
            Available
          </span>
        )}
      </dt>
      <dd className={styles[size]}>
        {amount === undefined ? (
          <span className={styles.none}>
            <span aria-hidden="true">—</span>
            <HiddenText>not given</HiddenText>
          </span>
        ) : (
          <MoneyText amount={amount} place="list" />
        )}
      </dd>
    </div>
  );
}
