import { Waiting } from '#src/ui/page/waiting.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './upcoming-awaited.module.css';

const rows = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'] as const;

/** As tall as the filters and ten rows. */
export function UpcomingAwaited() {
  return (
    <Waiting text="Your upcoming payments are loading">
      <div className={styles.filters} />
      <div className={styles.rows}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="short" />
            <Skeleton width="long" />
            <Skeleton width="medium" />
            <Skeleton width="short" />
          </div>
        ))}
      </div>
    </Waiting>
  );
}
