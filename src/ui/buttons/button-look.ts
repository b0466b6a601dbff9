import styles from './button.module.css';

/** `main` for a screen's primary action, `quiet` for an action on every row of a list. */
export type ButtonLook = 'main' | 'plain' | 'quiet';

export function buttonClass(look: ButtonLook): string {
  return look === 'plain' ? `${styles.button}` : `${styles.button} ${styles[look]}`;
}
