import { lazy, Suspense, useSyncExternalStore } from 'react';
import { keptText, mayHaveSilk, watchSilks } from './kept-text.ts';
import styles from './silk-picture.module.css';
import type { Wearer } from './wearer.ts';

const WornSilk = lazy(() =>
  import('./worn-silk.tsx').then(
    (loaded) => ({ default: loaded.WornSilk }),
    () => ({ default: () => undefined }),
  ),
);

/**
 * The colours of an account or entity beside its name, which alone says what it is. Nothing where there are none; where
 * there are, their room is there before they have loaded.
 */
export function SilkMark({ of }: { readonly of: Wearer | undefined }) {
  const text = useSyncExternalStore(watchSilks, keptText);
  if (of === undefined || !mayHaveSilk(of, text)) return null;
  return (
    <Suspense fallback={<span data-silk="" className={styles.beside} />}>
      <WornSilk of={of} />
    </Suspense>
  );
}
