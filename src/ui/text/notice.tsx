import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  /**
   * `alert` is announced at once, for errors; the others are not. `warning` is for success with something still to do.
   */
  readonly tone?: 'quiet' | 'warning' | 'alert';
}

export function Notice({ children, tone = 'quiet' }: NoticeProps) {
  if (tone === 'quiet') return <div className={styles.notice}>{children}</div>;
  if (tone === 'warning') return <div className={`${styles.notice} ${styles.warning}`}>{children}</div>;
  return (
    <div role="alert" className={`${styles.notice} ${styles.alert}`}>
      {children}
    </div>
  );
}
