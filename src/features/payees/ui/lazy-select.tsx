import { type ComponentProps, lazy, Suspense } from 'react';
import type { Select } from '#src/ui/fields/select.tsx';
import styles from './lazy-select.module.css';

// Most customers have one entity and a wide screen, and never need it.
const FetchedSelect = lazy(async () => ({ default: (await import('#src/ui/fields/select.tsx')).Select }));

/** A select whose space is reserved while it loads. */
export function LazySelect(select: ComponentProps<typeof Select>) {
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <FetchedSelect {...select} />
    </Suspense>
  );
}
