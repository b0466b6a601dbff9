import styles from './unfold-mark.module.css';

/** The arrow of a button that unfolds something; it turns while that is open. */
export function UnfoldMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 8" className={styles.mark}>
      <path d="M1 1.5 6 6.5 11 1.5" />
    </svg>
  );
}
