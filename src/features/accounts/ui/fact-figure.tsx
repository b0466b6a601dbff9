import type { FactValue } from '#src/features/accounts/model/fact.ts';
import { factText } from '#src/features/accounts/model/fact-text.ts';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './fact-figure.module.css';

/** The value, or a placeholder of the same height while it loads. */
export function FactFigure({ value }: { readonly value: FactValue }) {
  switch (value.is) {
    case 'waiting':
      return (
        <span className={styles.waiting}>
          <Skeleton width="medium" />
        </span>
      );
    case 'unavailable':
    case 'not-given':
      return <span className={styles.none}>{factText(value)}</span>;
    case 'money':
    case 'balance':
      return <span className={styles.money}>{factText(value)}</span>;
    case 'iban':
      return <span className={styles.iban}>{factText(value)}</span>;
    default:
      return factText(value);
  }
}
