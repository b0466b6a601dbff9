import { type FormEvent, useEffect, useState } from 'react';
import type { SandboxState } from '#sandbox/control/control.ts';
import type { Instant } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/button.tsx';
import { londonDateText, londonLocal, londonTimeText, momentAfter, oneMonthLater } from './bank-time.ts';
import { TextField } from './field.tsx';
import styles from './panel.module.css';
import type { PanelStore } from './panel-store.ts';
import { Section } from './section.tsx';
import { useVerb } from './use-verb.ts';

interface ClockSectionProps {
  readonly store: PanelStore;
  readonly state: SandboxState;
  readonly readAtMs: number;
}

/** The bank's time, and every way to move it: only ever forward. */
export function ClockSection({ store, state, readAtMs }: ClockSectionProps) {
  const { frozen } = state.clock;
  const now = useBankNow(state, readAtMs);
  const [wanted, setWanted] = useState<string>();
  const verb = useVerb();
  const advance = (duration: string) => void verb.run(() => store.act((bank) => bank.advanceClock(duration)));

  async function set(event: FormEvent) {
    event.preventDefault();
    const moment = wanted ?? londonLocal(now);
    if (await verb.run(() => store.act((bank) => bank.setClock(moment)))) setWanted(undefined);
  }

  return (
    <Section title="Clock" verb={verb}>
      <p className={styles.clock}>
        <span className={styles.time}>{londonTimeText(now)}</span>
        <span>{londonDateText(now)}, London</span>
        <span className={styles.quiet}>{frozen ? 'Standing still' : 'Ticking'}</span>
      </p>
      <div className={styles.buttons}>
        <Button busy={verb.busy} onClick={() => void verb.run(() => store.act((bank) => bank.freezeClock(!frozen)))}>
          {frozen ? 'Let it tick' : 'Freeze'}
        </Button>
        <Button busy={verb.busy} onClick={() => advance('PT1H')}>
          +1 hour
        </Button>
        <Button busy={verb.busy} onClick={() => advance('P1D')}>
          +1 day
        </Button>
        <Button
          busy={verb.busy}
          onClick={() => void verb.run(() => store.act((bank) => bank.setClock(oneMonthLater(now))))}
        >
          +1 month
        </Button>
      </div>
      <form className={styles.row} onSubmit={(event) => void set(event)}>
        <TextField
          label="Date and time in London"
          type="datetime-local"
          required
          value={wanted ?? londonLocal(now)}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Button type="submit" busy={verb.busy}>
          Set
        </Button>
      </form>
    </Section>
  );
}

/** The bank's now: the moment it last told and, while it ticks, what has passed since. */
function useBankNow({ clock }: SandboxState, readAtMs: number): Instant {
  const [passedMs, setPassedMs] = useState(0);

  // A ticking clock is shown ticking; nothing but time itself tells the page that a second is over.
  useEffect(() => {
    setPassedMs(0);
    if (clock.frozen) return;
    const ticking = setInterval(() => setPassedMs(performance.now() - readAtMs), 1000);
    return () => clearInterval(ticking);
  }, [clock.frozen, readAtMs]);

  return clock.frozen ? clock.now : momentAfter(clock.now, passedMs);
}
