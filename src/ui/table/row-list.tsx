import type { FocusEvent, ReactNode } from 'react';
import styles from './data-table.module.css';
import { roles } from './roles.ts';

interface RowListProps {
  readonly as: 'rowgroup' | 'list';
  readonly label: string;
  /** The height of all rows, where only some are rendered. */
  readonly blockSize?: number;
  readonly onFocus?: (event: FocusEvent) => void;
  readonly onBlur?: () => void;
  readonly children: ReactNode;
}

/** The frame around rows or cards. */
export function RowList({ as, label, blockSize, children, ...watch }: RowListProps) {
  const shared = { ...watch, style: blockSize === undefined ? undefined : { blockSize } };
  if (as === 'list') {
    return (
      <ul {...shared} aria-label={label} className={`${styles.rows} ${styles.list}`}>
        {children}
      </ul>
    );
  }
  return (
    <div {...shared} {...roles.rows} className={styles.rows}>
      {children}
    </div>
  );
}
