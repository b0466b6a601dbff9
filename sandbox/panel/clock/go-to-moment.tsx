import { type FormEvent, useId, useMemo, useState } from 'react';
import type { DueItem } from '#sandbox/control/queries/control-due.ts';
import { londonMinuteText } from '#sandbox/panel/pieces/bank-time.ts';
import { ChoiceField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { Instant } from '#src/kernel/instant.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DueList } from './due-list.tsx';
import { type MomentChoice, momentChoices, momentTitles } from './moment-choices.ts';

interface GoToMomentProps {
  /** To the minute, so that a ticking clock does not recalculate the calendar every second. */
  readonly now: Instant;
  readonly due: readonly DueItem[] | undefined;
  readonly busy: boolean;
  readonly onGo: (moment: MomentChoice) => void;
}

/** Moves to a named moment, showing its day and what falls due before it. */
export function GoToMoment({ now, due, busy, onGo }: GoToMomentProps) {
  const choices = useMemo(() => momentChoices(now), [now]);
  const [wanted, setWanted] = useState<string>();
  const chosen = choices.find(({ id }) => id === wanted) ?? choices[0];
  const hintId = useId();
  if (chosen === undefined) return null;

  function go(event: FormEvent) {
    event.preventDefault();
    if (chosen !== undefined) onGo(chosen);
  }

  return (
    <form className={styles.form} onSubmit={go}>
      <ChoiceField label="Go to" value={chosen.id} choices={choices} onChoose={setWanted} />
      <div className={styles.step}>
        <Button type="submit" busy={busy} aria-describedby={hintId}>
          Go
        </Button>
        <div className={styles.grow}>
          <span className={styles.quiet}>At {londonMinuteText(chosen.at)}.</span>
          {due !== undefined && <DueList due={due} until={chosen.at} id={hintId} />}
        </div>
      </div>
      {chosen.id === 'month-end' && (
        <div className={styles.step}>
          <Button onClick={() => setWanted('new-month')}>{momentTitles['new-month']}</Button>
          <span className={styles.quiet}>
            Savings interest is booked and statements are made the morning after, on the 1st.
          </span>
        </div>
      )}
    </form>
  );
}
