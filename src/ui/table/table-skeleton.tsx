import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './table-skeleton.module.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

interface SkeletonColumn {
  readonly id: string;
  /** The bar's width, relative to all columns. */
  readonly share: number;
  readonly width: 'short' | 'medium' | 'long';
}

export function TableSkeleton({ columns }: { readonly columns: readonly SkeletonColumn[] }) {
  const gridTemplateColumns = columns.map(({ share }) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <div key={row} className={styles.row} style={{ gridTemplateColumns }}>
          {columns.map(({ id, width }) => (
            <Skeleton key={id} width={width} />
          ))}
        </div>
      ))}
    </div>
  );
}
