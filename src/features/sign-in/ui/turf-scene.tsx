import turfDark from './turf-dark.svg';
import turfLight from './turf-light.svg';
import styles from './turf-scene.module.css';

/** The gallops at dawn, or by moonlight in dark mode. */
export function TurfScene() {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={turfDark} />
      <img src={turfLight} alt="" width="1600" height="1000" className={styles.scene} />
    </picture>
  );
}
