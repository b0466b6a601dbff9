import styles from './chart-awaited.module.css';

/** Keeps the place of a chart that is still loading. */
export function ChartAwaited({ size }: { readonly size: 'bar' | 'chart' }) {
  return <div aria-busy="true" className={styles[size]} />;
}
