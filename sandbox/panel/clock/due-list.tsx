import type { DueThing } from '#sandbox/control/verbs/control-due.ts';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import { londonDayText, londonMinuteText } from './bank-time.ts';
import { dueText } from './due-text.ts';

interface DueListProps {
  readonly due: readonly DueThing[];
  readonly until: Instant;
  /** Names the words that say how much there is, for the button that brings it about. */
  readonly id: string;
}

/** More than these are counted only. */
const mostShown = 50;

/** What will happen on the way to a moment: how much of it, and behind that each thing with its time in London. */
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
            {onTheWay.slice(0, mostShown).map(({ at, kind, what }) => (
              <li key={`${at} ${kind} ${what}`}>
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
