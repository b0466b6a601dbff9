import type { ReactNode } from 'react';
import styles from './notices-above.module.css';

interface NoticesAboveProps {
  readonly label: string;
  /** Whether new notices are announced at once. */
  readonly live?: 'polite';
  readonly children: ReactNode;
}

export function NoticesAbove({ label, live, children }: NoticesAboveProps) {
  return (
    <section aria-label={label} aria-live={live} className={styles.list}>
      {children}
    </section>
  );
}
