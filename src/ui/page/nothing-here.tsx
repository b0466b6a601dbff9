import type { ReactNode } from 'react';
import styles from './nothing-here.module.css';

interface NothingHereProps {
  readonly lead: string;
  /** Why that may be, and what can be done. */
  readonly children?: ReactNode;
}

/** In the place of a list that has no rows. */
export function NothingHere({ lead, children }: NothingHereProps) {
  return (
    <div className={styles.nothing}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
