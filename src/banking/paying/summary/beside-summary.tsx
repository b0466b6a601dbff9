import type { ReactNode } from 'react';
import styles from './beside-summary.module.css';

interface BesideSummaryProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A stage with its summary: above on narrow screens, beside and in sight on wide ones. */
export function BesideSummary({ summary, children }: BesideSummaryProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.summary}>{summary}</div>
        <div className={styles.stage}>{children}</div>
      </div>
    </div>
  );
}
