import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { printFault } from '#sandbox/control/grammar/fault-text.ts';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { faultText, operationTitle } from './fault-copy.ts';
import { FaultForm } from './fault-form.tsx';
import { firedText } from './fired-text.ts';

interface FaultsSectionProps {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
  /** Chosen in the form at first. */
  readonly operationId: string | undefined;
}

export function FaultsSection({ store, state, operationId }: FaultsSectionProps) {
  const verb = useVerb();
  const { faults } = state;

  return (
    <Section title="Faults" verb={verb}>
      {faults.length === 0 ? (
        <p className={styles.words}>No failure is planned.</p>
      ) : (
        <ul className={styles.list}>
          {faults.map((fault, place) => (
            // The same fault may be planned twice.
            <li key={`${printFault(fault)} ${String(place)}`} className={styles.listed}>
              <span className={styles.grow}>
                <span>{operationTitle(fault.operationId)}</span>
                <span className={styles.quiet}>
                  {faultText(fault)} ({firedText(fault)})
                </span>
              </span>
              <Button
                busy={verb.busy}
                onClick={() => void verb.run(() => store.act((bank) => bank.clearFaults(printFault(fault))))}
              >
                Remove<HiddenText> {printFault(fault)}</HiddenText>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {faults.length > 1 && (
        <Button busy={verb.busy} onClick={() => void verb.run(() => store.act((bank) => bank.clearFaults()))}>
          Remove all faults
        </Button>
      )}
      <FaultForm
        key={operationId ?? ''}
        operationId={operationId}
        onAdd={(fault) => verb.run(() => store.act((bank) => bank.addFault(fault)))}
        busy={verb.busy}
      />
    </Section>
  );
}
