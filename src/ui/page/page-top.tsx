import type { ReactNode } from 'react';
import styles from './page-top.module.css';

/** The heading of a page, and beside it, or below where there is no room, what can be done or chosen for the whole page. */
export function PageTop({ children }: { readonly children: ReactNode }) {
  return <div className={styles.top}>{children}</div>;
}
