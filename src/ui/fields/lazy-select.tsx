import { type ComponentProps, lazy, Suspense } from 'react';
import typography from '#src/ui/text/typography.module.css';
import styles from './lazy-select.module.css';
import type { Select } from './select.tsx';

// Many customers have one account, one entity and a wide screen, and never need it.
const FetchedSelect = lazy(async () => ({ default: (await import('./select.tsx')).Select }));

/** A select whose space is reserved while it loads: what is chosen may need more than one line. */
export function LazySelect(select: ComponentProps<typeof Select>) {
  const chosen = select.choices.find(({ id }) => id === select.value);
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <span className={typography.strong}>{select.label}</span>
          <div className={styles.box}>{chosen?.title ?? select.placeholder}</div>
        </div>
      }
    >
      <FetchedSelect {...select} />
    </Suspense>
  );
}
