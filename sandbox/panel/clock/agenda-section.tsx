import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import type { DueItem } from '#sandbox/control/verbs/control-due.ts';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelStore, PanelView } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { londonDayText, londonMinuteText, startOfMinute } from './bank-time.ts';
import { useBankNow } from './use-bank-now.ts';
import { useDue } from './use-due.ts';
import { withKeys } from './with-keys.ts';

interface AgendaSectionProps extends Pick<PanelView, 'callCount' | 'readAtMs'> {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
}

/** More would push all below far down. */
const shownAtOnce = 6;
const mostShown = 60;

/** What the bank will do by itself, before it does it. */
export function AgendaSection({ store, state, readAtMs, callCount }: AgendaSectionProps) {
  const due = useDue(store, startOfMinute(useBankNow(state, readAtMs)), readAtMs, callCount);
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
      {withKeys(due).map(({ key, at, what }) => (
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
