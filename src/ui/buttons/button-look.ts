import styles from './button.module.css';

/**
 * In one place, `main` for the first action, `plain` with its outline for the second, and `quiet`, text alone, for all
 * others: Back, Cancel, and what stands on every row of a list. `danger` confirms what cannot be taken back;
 * `quiet-danger`, on a row, leads to that question, and turns red only when it is reached.
 */
export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger' | 'quiet-danger';

const classes: Readonly<Record<ButtonLook, readonly (string | undefined)[]>> = {
  main: [styles.main],
  plain: [],
  quiet: [styles.quiet],
  danger: [styles.main, styles.danger],
  'quiet-danger': [styles.quiet, styles['quiet-danger']],
};

export function buttonClass(look: ButtonLook): string {
  return [styles.button, ...classes[look]].join(' ');
}
