import type { ReactNode } from 'react';
import styles from './result-columns.module.css';

interface ResultColumnsProps {
  /** What was done, large. */
  readonly hero?: ReactNode;
  /** What it leaves behind, and what to do now. */
  readonly next: ReactNode;
  /** The record of it. */
  readonly children: ReactNode;
}

/** What an order has come to. On wide screens its record has what follows beside it. */
export function ResultColumns({ hero, next, children }: ResultColumnsProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.done}>
        {hero !== undefined && <div className={styles.hero}>{hero}</div>}
        <div className={styles.next}>{next}</div>
        <div className={styles.record}>{children}</div>
      </div>
    </div>
  );
}
