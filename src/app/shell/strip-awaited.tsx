import styles from './frame.module.css';

/** While it is unknown whether there will be a strip, the frame holds the page back for a moment, so that it does not move. */
export function StripAwaited() {
  return <span hidden className={styles.awaited} />;
}
