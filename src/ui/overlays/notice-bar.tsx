import type { ReactNode } from 'react';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  /** Announced when it appears; empty while there is nothing to say. */
  readonly text: string;
  /** Its buttons. */
  readonly children?: ReactNode;
}

/** A line beside the page that says something which the customer has not asked for. */
export function NoticeBar({ text, children }: NoticeBarProps) {
  return (
    <div className={text === '' ? undefined : styles.notice}>
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
