import styles from './skeleton.module.css';

/** Holds the place of text that is on its way. Says nothing itself: the region around it is marked busy. */
export function Skeleton({ width }: { readonly width: 'short' | 'medium' | 'long' }) {
  return <span aria-hidden="true" className={`${styles.bar} ${styles[width]}`} />;
}
