import type { ReactNode } from 'react';
import styles from './status-pill.module.css';

interface StatusPillProps {
  readonly tone: 'good' | 'waiting' | 'bad';
  /** At the head of a page about it. */
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

/** The state of the one thing that stands there, in three tones; in a column of a table it is `StatusText`. */
export function StatusPill({ tone, isLarge = false, children }: StatusPillProps) {
  return (
    <span className={styles.pill} data-tone={tone} data-large={isLarge || undefined}>
      {children}
    </span>
  );
}
