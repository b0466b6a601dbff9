import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly name: ReactNode;
  /** Shown beside the button, open or not. Clicking it opens too. */
  readonly beside?: ReactNode;
  /** Open at first, with the focus on its button. */
  readonly startsOpen?: boolean;
  /** Rendered only while open. */
  readonly children: () => ReactNode;
}

/** A heading that opens the content below it. */
export function Disclosure({ name, beside, startsOpen = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  // Focus can only move to what is shown, and only once.
  const focuses = useRef(startsOpen);
  useEffect(() => {
    if (focuses.current) button.current?.focus();
    focuses.current = false;
  }, []);

  return (
    <>
      <div className={styles.head}>
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span aria-hidden="true" className={styles.mark}>
            {open ? '▾' : '▸'}
          </span>
          {name}
        </button>
        {beside}
      </div>
      <div id={id} hidden={!open} className={styles.opened}>
        {open && children()}
      </div>
    </>
  );
}
