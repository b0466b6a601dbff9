import { type ReactNode, useId } from 'react';
import styles from './row-group.module.css';

interface RowGroupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function RowGroup({ heading, children }: RowGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
