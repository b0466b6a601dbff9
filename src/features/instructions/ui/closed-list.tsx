import { useId, useLayoutEffect, useRef, useState } from 'react';
import { closedText } from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import stack from '#src/ui/page/stack.module.css';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './closed-list.module.css';
import sectionStyles from './upcoming-section.module.css';
import { Amount, From, Recipient } from './upcoming-table.tsx';

const shownAtFirst = 10;

/** What is over: the first ten, then all. */
export function ClosedList({ heading, rows }: { readonly heading: string; readonly rows: readonly UpcomingRow[] }) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);

  // The pressed button is gone: the list takes the focus.
  useLayoutEffect(() => {
    if (isWhole) list.current?.focus({ preventScroll: true });
  }, [isWhole]);

  return (
    <section aria-labelledby={headingId} className={stack.close}>
      <h2 id={headingId} className={sectionStyles.heading}>
        {heading}
      </h2>
      <ul ref={list} tabIndex={-1} aria-labelledby={headingId} className={styles.list}>
        {shown.map((row) => (
          <li key={row.instruction.id} className={styles.row}>
            <div>
              <Recipient row={row} />
            </div>
            <div className={styles.from}>
              <From row={row} />
            </div>
            <div className={styles.why}>{closedText(row.instruction)}</div>
            <div className={styles.amount}>
              <Amount row={row} />
            </div>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <div>
          <Button onClick={() => setWhole(true)}>
            <span>
              Show All<HiddenText> {heading.toLowerCase()}</HiddenText>
            </span>
          </Button>
        </div>
      )}
    </section>
  );
}
