import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelStore, PanelView } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { londonDayText, londonMinuteText, startOfMinute } from './bank-time.ts';
import { useBankNow } from './use-bank-now.ts';
import { useDue } from './use-due.ts';

interface AgendaSectionProps extends Pick<PanelView, 'callCount' | 'readAtMs'> {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
}

const mostShown = 30;

/** What the bank will do by itself, before it does it. */
export function AgendaSection({ store, state, readAtMs, callCount }: AgendaSectionProps) {
  const due = useDue(store, startOfMinute(useBankNow(state, readAtMs)), readAtMs, callCount);
  return (
    <Section title="What is due">
      {due === undefined && <p className={styles.quiet}>Asking the bank…</p>}
      {due?.length === 0 && <p className={styles.words}>Nothing waits for the clock.</p>}
      <ol aria-label="What is due" className={styles.list}>
        {due?.slice(0, mostShown).map(({ at, kind, what }) => (
          <li key={`${at} ${kind} ${what}`} className={styles.grow}>
            <span className={styles.quiet}>
              {londonMinuteText(at)} on {londonDayText(at)}
            </span>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      {due !== undefined && due.length > mostShown && (
        <p className={styles.quiet}>And {due.length - mostShown} more.</p>
      )}
    </Section>
  );
}
