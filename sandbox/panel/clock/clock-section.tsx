import { type FormEvent, useId, useState } from 'react';
import type { SessionsMeanwhile } from '#sandbox/control/control-api.ts';
import { isMomentText, momentAhead } from '#sandbox/control/link/moments.ts';
import { type DueItem, sessionRunsOut } from '#sandbox/control/queries/control-due.ts';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import {
  londonDateText,
  londonDayText,
  londonLocal,
  londonTimeText,
  momentAfter,
  oneMonthLater,
  startOfMinute,
} from '#sandbox/panel/pieces/bank-time.ts';
import { CheckField, TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { type ActionRunner, useAction } from '#sandbox/panel/pieces/use-action.ts';
import { useBankNow } from '#sandbox/panel/pieces/use-bank-now.ts';
import { useDue } from '#sandbox/panel/pieces/use-due.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DueList } from './due-list.tsx';
import { clockText, nextDue, passedText } from './due-text.ts';
import { GoToMoment } from './go-to-moment.tsx';

const hourMs = 3_600_000;

/** The bank's time, and every way to move it forward with what that brings about. */
export function ClockSection() {
  const { store, state } = usePanel();
  const { frozen } = state.clock;
  const now = useBankNow();
  const [sessions, setSessions] = useState<SessionsMeanwhile>('kept');
  const everything = useDue(now);
  const due = everything?.filter(({ kind }) => sessions === 'left' || kind !== sessionRunsOut);
  const next = due && nextDue(due, now);
  const [wanted, setWanted] = useState<string>();
  const action = useAction();
  const move = (how: Parameters<PanelStore['act']>[0], place: string, until: Instant = now) =>
    action.run(() => store.act(how), {
      says: () => clockText(store.read().state?.clock ?? state.clock, due === undefined ? '' : passedText(due, until)),
      place,
    });
  const setHintId = useId();
  const nextMonth = oneMonthLater(now);

  async function set(event: FormEvent) {
    event.preventDefault();
    const moment = wanted ?? londonLocal(now);
    const until = isMomentText(moment) ? momentAhead(moment, now) : now;
    if (await move((bank) => bank.setClock(moment, sessions), 'set', until)) setWanted(undefined);
  }

  const steps: readonly (readonly [string, Instant, (bank: PanelMethods) => ReturnType<PanelMethods['setClock']>])[] = [
    ['+1 hour', momentAfter(now, hourMs), (bank) => bank.advanceClock('PT1H', sessions)],
    ['+1 day', momentAfter(now, 24 * hourMs), (bank) => bank.advanceClock('P1D', sessions)],
    ['+1 month', momentAhead(nextMonth, now), (bank) => bank.setClock(nextMonth, sessions)],
  ];

  return (
    <Section title="Clock" action={action}>
      <p className={styles.clock}>
        <span className={styles.time}>{londonTimeText(now)}</span>
        <span>{londonDateText(now)}, London</span>
        <span className={styles.quiet}>{frozen ? 'Standing still' : 'Ticking'}</span>
      </p>
      <Button
        busy={action.busy}
        onClick={() => void move((bank) => (frozen ? bank.unfreezeClock() : bank.freezeClock()), 'tick')}
      >
        {frozen ? 'Let it tick' : 'Freeze'}
      </Button>
      <Answer told={action.told} place="tick" />
      {due !== undefined && (
        <p className={styles.words}>
          {next === undefined
            ? 'Nothing is due.'
            : `Next: ${next.what}, at ${londonTimeText(next.at)} on ${londonDayText(next.at)}.`}
        </p>
      )}
      <CheckField
        label="Keep customers logged in when the clock is moved"
        checked={sessions === 'kept'}
        onCheck={(keep) => setSessions(keep ? 'kept' : 'left')}
      />
      <ul className={styles.steps}>
        {steps.map(([name, until, how]) => (
          <Step
            key={name}
            name={name}
            due={due}
            until={until}
            action={action}
            onMove={() => void move(how, name, until)}
          />
        ))}
      </ul>
      <GoToMoment
        now={startOfMinute(now)}
        due={due}
        busy={action.busy}
        onGo={({ id, at }) => void move((bank) => bank.setClock(id, sessions), 'go', at)}
      />
      <Answer told={action.told} place="go" />
      <form className={styles.form} onSubmit={(event) => void set(event)}>
        <TextField
          label="Date and time in London"
          type="datetime-local"
          required
          value={wanted ?? londonLocal(now)}
          onChange={(event) => setWanted(event.target.value)}
        />
        <div className={styles.step}>
          <Button type="submit" busy={action.busy} aria-describedby={setHintId}>
            Set
          </Button>
          {due !== undefined && wanted !== undefined && isMomentText(wanted) && (
            <Way due={due} now={now} wanted={wanted} hintId={setHintId} />
          )}
        </div>
        <Answer told={action.told} place="set" />
      </form>
    </Section>
  );
}

interface StepProps {
  readonly name: string;
  readonly due: readonly DueItem[] | undefined;
  readonly until: Instant;
  readonly action: ActionRunner;
  readonly onMove: () => void;
}

function Step({ name, due, until, action, onMove }: StepProps) {
  const hintId = useId();
  return (
    <li className={styles.step}>
      <Button busy={action.busy} onClick={onMove} aria-describedby={hintId}>
        {name}
      </Button>
      {due !== undefined && <DueList due={due} until={until} id={hintId} />}
      <Answer told={action.told} place={name} />
    </li>
  );
}

interface WayProps {
  readonly due: readonly DueItem[];
  readonly now: Instant;
  readonly wanted: string;
  readonly hintId: string;
}

function Way({ due, now, wanted, hintId }: WayProps) {
  const until = momentAhead(wanted, now);
  if (until >= now) return <DueList due={due} until={until} id={hintId} />;
  return (
    <span id={hintId} className={styles.quiet}>
      That time has passed.
    </span>
  );
}
