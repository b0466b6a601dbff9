import { type ReactNode, useId, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly name: ReactNode;
  /** Shown beside the button, open or not. Clicking it opens too. */
  readonly beside?: ReactNode;
  /** Rendered only while open. */
  readonly children: () => ReactNode;
}

/** A heading that opens the content below it. */
export function Disclosure({ name, beside, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.head}>
        <button
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
