import type { CSSProperties } from 'react';
import stack from '#src/ui/page/stack.module.css';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './activity.module.css';

/** As high as a table of so many entries. */
export function EntriesAwaited({ count }: { readonly count: number }) {
  return (
    <div className={`${styles.awaited} ${stack.open}`} style={{ '--rows': count } as CSSProperties}>
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
    </div>
  );
}
