import type { ComponentProps } from 'react';
import styles from './info-button.module.css';

interface InfoButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  readonly 'aria-label': string;
}

/** Follows words in a line of text, and opens a dialog or tooltip about them. */
export function InfoButton(button: InfoButtonProps) {
  return (
    <button {...button} type="button" className={styles.info}>
      <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.mark}>
        <circle cx="10" cy="10" r="8.5" />
        <path d="M10 9v5M10 6v.01" />
      </svg>
    </button>
  );
}
