import styles from './skeleton.module.css';

/** A placeholder for loading text. Silent itself: the region around it is marked busy. */
export function Skeleton({ width }: { readonly width: 'short' | 'medium' | 'long' }) {
  return <span aria-hidden="true" className={`${styles.bar} ${styles[width]}`} />;
}
