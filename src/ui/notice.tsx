import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  /** `alert` is read out at once, for what stopped the customer; `quiet` waits to be reached. */
  readonly tone?: 'quiet' | 'alert';
}

export function Notice({ children, tone = 'quiet' }: NoticeProps) {
  if (tone === 'quiet') return <div className={styles.notice}>{children}</div>;
  return (
    <div role="alert" className={`${styles.notice} ${styles.alert}`}>
      {children}
    </div>
  );
}
