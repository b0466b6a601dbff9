import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useEffect, useId, useState } from 'react';
import styles from './select.module.css';
import type { SelectProps } from './select.tsx';
import { selectClass } from './select-class.ts';

const load = async () => ({ default: (await import('./select.tsx')).Select });
const Select = lazy(load);

type Props = Pick<SelectProps, 'label' | 'choices' | 'value' | 'onChange'>;

/**
 * A `Select` that is rarely used: its code, which is large, loads when the customer reaches for it. Until then a button
 * of the same name and look stands in. Its label is inside the box.
 */
export function SelectOnUse(props: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const standIn = <StandIn {...props} onWanted={() => setIsWanted(true)} />;
  if (!isWanted) return standIn;
  return (
    <Suspense fallback={standIn}>
      <OpenedSelect {...props} />
    </Suspense>
  );
}

/** Takes over the focus from the stand-in before it opens, because closing returns the focus to where it was. */
function OpenedSelect(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  return <Select {...props} isLabelInside autoFocus isOpen={isOpen} onOpenChange={setIsOpen} />;
}

function StandIn({ label, choices, value, onWanted }: Props & { readonly onWanted: () => void }) {
  const labelId = useId();
  const valueId = useId();
  const chosen = choices.find(({ id }) => id === value);

  /** A prefetch only: if it fails, it is fetched again, and reported, when wanted. */
  function prefetch() {
    void load().catch(() => {});
  }

  function openByMouse({ button, pointerType }: PointerEvent) {
    // A finger may be about to scroll; its tap ends in a click.
    if (button === 0 && pointerType === 'mouse') onWanted();
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onWanted();
  }

  return (
    <div className={selectClass(true)}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <button
        type="button"
        className={styles.box}
        aria-haspopup="listbox"
        aria-expanded="false"
        aria-labelledby={`${valueId} ${labelId}`}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onPointerDown={openByMouse}
        onKeyDown={openByArrow}
        onClick={onWanted}
      >
        <span id={valueId} className={styles.value}>
          {chosen?.title}
        </span>
        {chosen?.mark}
        <svg aria-hidden="true" viewBox="0 0 12 8" className={styles.mark}>
          <path d="M1 1.5 6 6.5 11 1.5" />
        </svg>
      </button>
    </div>
  );
}
