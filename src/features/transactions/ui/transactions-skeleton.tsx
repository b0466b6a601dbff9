import { useListRoom } from '#src/ui/overlays/screen-size.ts';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './transactions-skeleton.module.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

/** The list before it is there, as tall as it will be. */
export function TransactionsSkeleton() {
  const isSmall = useListRoom() === 'small';
  return (
    <div className={styles.rows}>
      {!isSmall && <div className={styles.headings} />}
      <div className={styles.day} />
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.badge} />
          <span className={styles.title}>
            <Skeleton width="medium" />
            {isSmall && <Skeleton width="short" />}
          </span>
          <Skeleton width="short" />
          {!isSmall && <Skeleton width="short" />}
        </div>
      ))}
    </div>
  );
}

/** The search and the count, before they are there. */
export function ToolsSkeleton() {
  return (
    <>
      <div aria-hidden="true" className={styles.search} />
      <div className={styles.count}>
        <Skeleton width="long" />
      </div>
    </>
  );
}
