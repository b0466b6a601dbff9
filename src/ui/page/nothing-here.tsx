import type { ReactNode } from 'react';
import styles from './nothing-here.module.css';

interface NothingHereProps {
  readonly lead: string;
  /** Possible reasons, and what to do. */
  readonly children?: ReactNode;
}

/** Shown instead of an empty list. */
export function NothingHere({ lead, children }: NothingHereProps) {
  return (
    <div className={styles.nothing}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
