import type { ReactNode } from 'react';
import styles from './transactions-view.module.css';

interface TransactionsViewProps {
  readonly heading: ReactNode;
  /** A `TransactionsPanel`, or what stands in for it. */
  readonly children: ReactNode;
}

/** The heading with the count and the export tools beside it, and the list below. */
export function TransactionsView({ heading, children }: TransactionsViewProps) {
  return (
    <div className={styles.around}>
      <div className={styles.view}>
        <div className={styles.heading}>{heading}</div>
        {children}
      </div>
    </div>
  );
}
