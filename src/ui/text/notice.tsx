import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  /**
   * `alert` is read out at once, for what stopped the customer; the others wait to be reached, `warning` for what went well
   * and is not yet what they wanted.
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
