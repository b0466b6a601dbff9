import type { ReactNode } from 'react';
import styles from './button-row.module.css';

/** The actions of a form or card; on small screens one per line. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
