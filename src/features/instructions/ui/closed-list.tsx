import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { closedText, kindText } from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import stack from '#src/ui/page/stack.module.css';
import { slashedDay } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './closed-list.module.css';
import { Amount, From, Recipient } from './row-cells.tsx';
import tableStyles from './upcoming-table.module.css';

const shownAtFirst = 10;

interface ClosedListProps {
  readonly heading: string;
  readonly rows: readonly UpcomingRow[];
  readonly withFrom: boolean;
  /** For a page that leads there. */
  readonly list?: RefObject<HTMLUListElement | null>;
}

/** What is over, with the day of its end: the first ten, then all. */
export function ClosedList({ heading, rows, withFrom, list: given }: ClosedListProps) {
  const headingId = useId();
  const own = useRef<HTMLUListElement>(null);
  const list = given ?? own;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);

  // The pressed button is gone: the list takes the focus.
  useLayoutEffect(() => {
    if (isWhole) list.current?.focus({ preventScroll: true });
  }, [isWhole, list]);

  return (
    <section aria-labelledby={headingId} className={stack.close}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.card}>
        <div aria-hidden="true" className={styles.heads} data-from={withFrom || undefined}>
          <span>Closed on</span>
          <span>To</span>
          <span>Outcome</span>
          {withFrom && <span>From</span>}
          <span className={styles.amount}>Amount</span>
        </div>
        <ul ref={list} tabIndex={-1} aria-labelledby={headingId} className={styles.list}>
          {shown.map((row) => (
            <ClosedRow key={row.instruction.id} row={row} withFrom={withFrom} />
          ))}
        </ul>
      </div>
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

function ClosedRow({ row, withFrom }: { readonly row: UpcomingRow; readonly withFrom: boolean }) {
  const { instruction } = row;
  const { closedOn } = instruction;
  return (
    <li className={styles.row} data-from={withFrom || undefined}>
      <div className={styles.day}>{closedOn !== undefined && slashedDay(closedOn)}</div>
      <div className={styles.to}>
        <Recipient row={row} />
      </div>
      <div className={styles.why}>
        <span className={tableStyles.line}>{closedText(instruction)}</span>
        <span className={tableStyles.quiet}>{kindText(instruction)}</span>
      </div>
      {withFrom && (
        <div className={styles.from}>
          <From row={row} />
        </div>
      )}
      <div className={styles.amount}>
        <Amount row={row} />
      </div>
    </li>
  );
}
