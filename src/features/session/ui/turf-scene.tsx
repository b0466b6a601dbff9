import type { Preferences } from '#src/ui/preferences/preferences.ts';
import { usePreference } from '#src/ui/preferences/use-preference.ts';
import turfDark from './turf-dark.svg';
import turfLight from './turf-light.svg';
import styles from './turf-scene.module.css';

const darkWhere: Readonly<Record<Preferences['theme'], string>> = {
  device: '(prefers-color-scheme: dark)',
  dark: 'all',
  light: 'not all',
};

/** The gallops at dawn, or by moonlight in dark mode. */
export function TurfScene() {
  const theme = usePreference('theme');
  return (
    <picture>
      <source media={darkWhere[theme]} srcSet={turfDark} />
      <img src={turfLight} alt="" width="1600" height="1000" className={styles.scene} />
    </picture>
  );
}
