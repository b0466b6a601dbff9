import type { ReactNode } from 'react';
import styles from './notices-above.module.css';

interface NoticesAboveProps {
  readonly label: string;
  /** Whether what is added is read out at once. */
  readonly live?: 'polite';
  readonly children: ReactNode;
}

/** Notices above every page, one under the other. */
export function NoticesAbove({ label, live, children }: NoticesAboveProps) {
  return (
    <section aria-label={label} aria-live={live} className={styles.list}>
      {children}
    </section>
  );
}
