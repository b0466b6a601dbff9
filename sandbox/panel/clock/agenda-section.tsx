import type { DueItem } from '#sandbox/control/queries/control-due.ts';
import { londonDayText, londonMinuteText, startOfMinute } from '#sandbox/panel/pieces/bank-time.ts';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useBankNow } from '#sandbox/panel/pieces/use-bank-now.ts';
import { useDue } from '#sandbox/panel/pieces/use-due.ts';
import { withKeys } from '#sandbox/panel/pieces/with-keys.ts';
import { dueKey } from './due-text.ts';

/** More would push all below far down. */
const shownAtOnce = 6;
const mostShown = 60;

/** What the bank will do by itself, before it does it. */
export function AgendaSection() {
  const due = useDue(startOfMinute(useBankNow()));
  return (
    <Section title="What is due">
      {due === undefined && <p className={styles.quiet}>Asking the bank…</p>}
      {due?.length === 0 && <p className={styles.words}>Nothing waits for the clock.</p>}
      {due !== undefined && <DueItems name="What is due" due={due.slice(0, shownAtOnce)} />}
      {due !== undefined && due.length > shownAtOnce && (
        <Disclosure name={`${due.length - shownAtOnce} more`}>
          {() => <DueItems name="What is due after that" due={due.slice(shownAtOnce, mostShown)} />}
        </Disclosure>
      )}
    </Section>
  );
}

function DueItems({ name, due }: { readonly name: string; readonly due: readonly DueItem[] }) {
  return (
    <ol aria-label={name} className={styles.list}>
      {withKeys(due, dueKey).map(({ key, at, what }) => (
        <li key={key} className={styles.grow}>
          <span className={styles.quiet}>
            {londonMinuteText(at)} on {londonDayText(at)}
          </span>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
