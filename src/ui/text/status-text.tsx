import type { ReactNode } from 'react';
import styles from './status-text.module.css';

interface StatusTextProps {
  readonly tone: 'good' | 'waiting' | 'bad';
  readonly children: ReactNode;
}

/** The state of something in a list; the words say it as well as the colour. */
export function StatusText({ tone, children }: StatusTextProps) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}
