import styles from './button.module.css';

/** `main` is for the one thing that matters on a screen. */
export type ButtonLook = 'main' | 'plain';

export function buttonClass(look: ButtonLook): string {
  return look === 'main' ? `${styles.button} ${styles.main}` : `${styles.button}`;
}
