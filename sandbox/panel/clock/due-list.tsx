import type { DueItem } from '#sandbox/control/queries/control-due.ts';
import { londonDayText, londonMinuteText } from '#sandbox/panel/pieces/bank-time.ts';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { withKeys } from '#sandbox/panel/pieces/with-keys.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import { dueKey, dueText } from './due-text.ts';

interface DueListProps {
  readonly due: readonly DueItem[];
  readonly until: Instant;
  /** Lets the button that moves the clock refer to the summary. */
  readonly id: string;
}

/** Further jobs are only counted. */
const mostShown = 50;

/** What falls due up to a moment: a summary, and behind it each job with its London time. */
export function DueList({ due, until, id }: DueListProps) {
  const onTheWay = due.filter(({ at }) => epochMsOf(at) <= epochMsOf(until));
  const words = (
    <span id={id} className={styles.quiet}>
      {dueText(due, until)}
    </span>
  );
  if (onTheWay.length === 0) return words;
  return (
    <div className={styles.grow}>
      <Disclosure name={words}>
        {() => (
          <ul className={styles.list}>
            {withKeys(onTheWay.slice(0, mostShown), dueKey).map(({ key, at, what }) => (
              <li key={key}>
                {londonMinuteText(at)} on {londonDayText(at)}: {what}
              </li>
            ))}
            {onTheWay.length > mostShown && <li>And {onTheWay.length - mostShown} more.</li>}
          </ul>
        )}
      </Disclosure>
    </div>
  );
}
