import { type ComponentType, lazy } from 'react';
import styles from './chart-awaited.module.css';

/** A chart that loads after its page. If it cannot be loaded, the page stands and its place says so. */
export function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => ChartMissing) }));
}

function ChartMissing() {
  return <p className={styles.missing}>The chart could not be loaded. Please reload the page to see it.</p>;
}
