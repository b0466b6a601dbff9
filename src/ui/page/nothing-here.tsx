import type { ReactNode } from 'react';
import styles from './nothing-here.module.css';

interface NothingHereProps {
  readonly lead: string;
  readonly children?: ReactNode;
}

export function NothingHere({ lead, children }: NothingHereProps) {
  return (
    <div className={styles.nothing}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
