import type { FactValue } from '#src/features/accounts/model/fact.ts';
import { factText } from '#src/features/accounts/model/fact-text.ts';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { HiddenBalance } from '#src/ui/text/balance-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './fact-figure.module.css';

interface FactFigureProps {
  readonly value: FactValue;
  readonly isLong?: true | undefined;
}

/** The value, or a placeholder of the same height while it loads. */
export function FactFigure({ value, isLong }: FactFigureProps) {
  const isHidden = useBalancesHidden();
  switch (value.kind) {
    case 'waiting':
      return (
        // Its own element: a figure that comes does not move a placeholder.
        <span key="waiting" data-long={isLong} className={isLong ? `${styles.waiting} ${styles.long}` : styles.waiting}>
          <Skeleton width={isLong ? 'long' : 'short'} />
        </span>
      );
    case 'unavailable':
    case 'not-given':
      return <span className={typography.quiet}>{factText(value)}</span>;
    case 'money':
    case 'balance':
      return <span className={styles.money}>{isHidden ? <HiddenBalance /> : factText(value)}</span>;
    case 'iban':
      return <span className={styles.iban}>{factText(value)}</span>;
    default:
      return isLong ? (
        <span data-long className={styles.long}>
          {factText(value)}
        </span>
      ) : (
        factText(value)
      );
  }
}
