import styles from './upcoming-panel.module.css';

/** As high as the buttons, so that the lists below do not move. */
export function SetUpAwaited() {
  return <div className={styles.awaited} />;
}
