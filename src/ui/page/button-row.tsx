import type { ReactNode } from 'react';
import styles from './button-row.module.css';

/** The ways on from a form or a card; on small screens each takes a line of its own. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
