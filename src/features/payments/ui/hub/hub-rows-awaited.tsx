import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './hub-rows.module.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** As tall as five payees, or as five payments, whose rows are lower. */
export function HubRowsAwaited({ areLow = false }: { readonly areLow?: boolean }) {
  return (
    <div aria-busy="true" className={styles.rows} data-low={areLow || undefined}>
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
