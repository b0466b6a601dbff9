import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { FilterChips } from './filter-chips.tsx';
import styles from './filter-row.module.css';

/** A filter in use, and what removes it. */
export interface RemovableFilter {
  readonly id: string;
  readonly title: string;
  readonly remove: () => void;
}

interface FilterRowProps {
  /** Never folded away. */
  readonly search?: ReactNode;
  readonly inUse: readonly RemovableFilter[];
  /** A field has to be seen. */
  readonly hasMistake?: boolean;
  /** Each holds a number, and all of them share a line. */
  readonly isBrief?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** The filters of a list, in a row; on a small screen behind one button, with what is in use beside it. */
export function FilterRow({ search, inUse, hasMistake = false, isBrief = false, children }: FilterRowProps) {
  const fieldsId = useId();
  const foldRef = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || hasMistake;
  return (
    <section aria-label="Filters" className={styles.filters} data-brief={isBrief || undefined}>
      {search !== undefined && <div className={styles.search}>{search}</div>}
      <div ref={foldRef} tabIndex={-1} className={styles.fold}>
        <Button aria-expanded={isOpen} aria-controls={fieldsId} onClick={() => setUnfolded(!isOpen)}>
          {isOpen ? 'Hide Filters' : 'Show Filters'}
        </Button>
        <FilterChips
          chips={inUse}
          onRemove={({ remove }) => {
            remove();
            foldRef.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      <div id={fieldsId} className={styles.fields} data-open={isOpen || undefined}>
        {children}
      </div>
    </section>
  );
}

/** Keeps the room of as many fields. */
export function FilterRowAwaited({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true" className={styles.filters}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
        <span key={place} className={styles.awaited} />
      ))}
    </div>
  );
}
