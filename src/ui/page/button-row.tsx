import type { ReactNode } from 'react';
import styles from './button-row.module.css';

interface ButtonRowProps {
  /** On small screens: the main button on a line of its own, the others side by side, lines that the buttons fill, or the widths of wide screens. */
  readonly narrow?: 'stacked' | 'filled' | 'same';
  readonly children: ReactNode;
}

/** The actions of a form or card. */
export function ButtonRow({ narrow = 'stacked', children }: ButtonRowProps) {
  return (
    <div className={styles.buttons} data-narrow={narrow}>
      {children}
    </div>
  );
}
