import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './hub-rows.module.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** As tall as five rows. */
export function HubRowsAwaited() {
  return (
    <div aria-busy="true" className={styles.rows}>
      {places.map((place) => (
        <div key={place} className={styles.row}>
          <div className={styles.lines}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
