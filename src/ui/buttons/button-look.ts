import styles from './button.module.css';

/** `main` is for the one thing that matters on a screen, `quiet` for what stands on every row of a list. */
export type ButtonLook = 'main' | 'plain' | 'quiet';

export function buttonClass(look: ButtonLook): string {
  return look === 'plain' ? `${styles.button}` : `${styles.button} ${styles[look]}`;
}
