import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './form-waiting.module.css';

/** Reserves the form's space until the entity is known. */
export function FormWaiting() {
  return (
    <div aria-busy="true" data-waiting="" className={styles.waiting}>
      <p role="status">Loading…</p>
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
    </div>
  );
}
