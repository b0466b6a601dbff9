import type { ReactNode } from 'react';
import styles from './waiting.module.css';

interface WaitingProps {
  readonly words: string;
  /** What is coming fills the window. */
  readonly tall?: boolean;
  /** The shape of what is coming. */
  readonly children: ReactNode;
}

/** Stands in the place of a part of a page that is on its way. */
export function Waiting({ words, tall = false, children }: WaitingProps) {
  return (
    <div aria-busy="true" className={tall ? `${styles.waiting} ${styles.tall}` : styles.waiting}>
      <p role="status" className={styles.words}>
        {words}
      </p>
      {children}
    </div>
  );
}
