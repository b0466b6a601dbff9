import { type FormEvent, useId, useState } from 'react';
import type { SandboxState } from '#sandbox/control/control.ts';
import type { DueThing } from '#sandbox/control/control-due.ts';
import { isMomentText, momentAhead } from '#sandbox/control/moments.ts';
import type { Instant } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/button.tsx';
import {
  londonDateText,
  londonDayText,
  londonLocal,
  londonTimeText,
  momentAfter,
  oneMonthLater,
  startOfMinute,
} from './bank-time.ts';
import { dueText, nextDue } from './due-text.ts';
import { TextField } from './field.tsx';
import { GoToMoment } from './go-to-moment.tsx';
import styles from './panel.module.css';
import type { PanelVerbs } from './panel-control.ts';
import type { PanelStore } from './panel-store.ts';
import { Section } from './section.tsx';
import { useBankNow } from './use-bank-now.ts';
import { useDue } from './use-due.ts';
import { useVerb } from './use-verb.ts';

interface ClockSectionProps {
  readonly store: PanelStore;
  readonly state: SandboxState;
  readonly readAtMs: number;
  readonly callCount: number;
}

const hourMs = 3_600_000;

/** The bank's time, every way to move it, only ever forward, and what that would bring about. */
export function ClockSection({ store, state, readAtMs, callCount }: ClockSectionProps) {
  const { frozen } = state.clock;
  const now = useBankNow(state, readAtMs);
  const due = useDue(store, now, readAtMs, callCount);
  const next = due && nextDue(due, now);
  const [wanted, setWanted] = useState<string>();
  const verb = useVerb();
  const move = (how: Parameters<PanelStore['act']>[0]) => verb.run(() => store.act(how));
  const setHintId = useId();
  const nextMonth = oneMonthLater(now);

  async function set(event: FormEvent) {
    event.preventDefault();
    const moment = wanted ?? londonLocal(now);
    if (await move((bank) => bank.setClock(moment))) setWanted(undefined);
  }

  const steps: readonly (readonly [string, Instant, (bank: PanelVerbs) => ReturnType<PanelVerbs['setClock']>])[] = [
    ['+1 hour', momentAfter(now, hourMs), (bank) => bank.advanceClock('PT1H')],
    ['+1 day', momentAfter(now, 24 * hourMs), (bank) => bank.advanceClock('P1D')],
    ['+1 month', momentAhead(nextMonth, now), (bank) => bank.setClock(nextMonth)],
  ];

  return (
    <Section title="Clock" verb={verb}>
      <p className={styles.clock}>
        <span className={styles.time}>{londonTimeText(now)}</span>
        <span>{londonDateText(now)}, London</span>
        <span className={styles.quiet}>{frozen ? 'Standing still' : 'Ticking'}</span>
      </p>
      <Button busy={verb.busy} onClick={() => void move((bank) => bank.freezeClock(!frozen))}>
        {frozen ? 'Let it tick' : 'Freeze'}
      </Button>
      {due !== undefined && (
        <p className={styles.words}>
          {next === undefined
            ? 'Nothing waits for the clock.'
            : `Next: ${next.what}, at ${londonTimeText(next.at)} on ${londonDayText(next.at)}.`}
        </p>
      )}
      <ul className={styles.steps}>
        {steps.map(([name, until, how]) => (
          <Step
            key={name}
            name={name}
            hint={due === undefined ? '' : dueText(due, until)}
            busy={verb.busy}
            onMove={() => void move(how)}
          />
        ))}
      </ul>
      <GoToMoment
        now={startOfMinute(now)}
        due={due}
        busy={verb.busy}
        onGo={(moment) => void move((bank) => bank.setClock(moment))}
      />
      <form className={styles.form} onSubmit={(event) => void set(event)}>
        <TextField
          label="Date and time in London"
          type="datetime-local"
          required
          value={wanted ?? londonLocal(now)}
          onChange={(event) => setWanted(event.target.value)}
        />
        <div className={styles.step}>
          <Button type="submit" busy={verb.busy} aria-describedby={setHintId}>
            Set
          </Button>
          <span id={setHintId} className={styles.quiet}>
            {due !== undefined && wanted !== undefined && isMomentText(wanted) && wayText(due, now, wanted)}
          </span>
        </div>
      </form>
    </Section>
  );
}

interface StepProps {
  readonly name: string;
  readonly hint: string;
  readonly busy: boolean;
  readonly onMove: () => void;
}

function Step({ name, hint, busy, onMove }: StepProps) {
  const hintId = useId();
  return (
    <li className={styles.step}>
      <Button busy={busy} onClick={onMove} aria-describedby={hintId}>
        {name}
      </Button>
      <span id={hintId} className={styles.quiet}>
        {hint}
      </span>
    </li>
  );
}

function wayText(due: readonly DueThing[], now: Instant, wanted: string): string {
  const until = momentAhead(wanted, now);
  return until < now ? 'That has passed.' : dueText(due, until);
}
