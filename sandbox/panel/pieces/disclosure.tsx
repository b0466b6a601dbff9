import { type ReactNode, useId, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** The button's own name. */
  readonly name: ReactNode;
  /** Seen beside the button, open or not. A press on it opens too. */
  readonly beside?: ReactNode;
  /** Made when it is opened, not before. */
  readonly children: () => ReactNode;
}

/** A head that opens what stands below it. */
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
