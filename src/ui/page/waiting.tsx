import type { ReactNode } from 'react';
import typography from '#src/ui/text/typography.module.css';
import styles from './waiting.module.css';

interface WaitingProps {
  readonly text: string;
  /** The content will fill the window. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/** Takes the place of content that is loading. */
export function Waiting({ text, tall = false, children }: WaitingProps) {
  return (
    <div aria-busy="true" data-waiting="" className={tall ? `${styles.waiting} ${styles.tall}` : styles.waiting}>
      <p role="status" className={typography.note}>
        {text}
      </p>
      {children}
    </div>
  );
}
