import { printFault } from '#sandbox/control/link/fault-text.ts';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { faultText, operationTitle } from './fault-copy.ts';
import { FaultForm } from './fault-form.tsx';
import { firedText } from './fired-text.ts';

interface FaultsSectionProps {
  /** Chosen in the form at first. */
  readonly operationId: string | undefined;
  readonly kind: string | undefined;
}

export function FaultsSection({ operationId, kind }: FaultsSectionProps) {
  const { store, state } = usePanel();
  const action = useAction();
  const { faults } = state;

  return (
    <Section title="Faults" action={action}>
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
                busy={action.busy}
                onClick={() =>
                  void action.run(() => store.act((bank) => bank.clearFaults(printFault(fault))), {
                    says: `${printFault(fault)} is no longer planned.`,
                  })
                }
              >
                Remove<HiddenText> {printFault(fault)}</HiddenText>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {faults.length > 1 && (
        <Button
          busy={action.busy}
          onClick={() =>
            void action.run(() => store.act((bank) => bank.clearFaults()), { says: 'No failure is planned any more.' })
          }
        >
          Remove all faults
        </Button>
      )}
      <FaultForm
        key={`${operationId} ${kind}`}
        operationId={operationId}
        kind={kind}
        onAdd={(fault) =>
          action.run(() => store.act((bank) => bank.addFault(fault)), {
            says: `${fault.operationId} fails from now on, as planned above.`,
          })
        }
        busy={action.busy}
      />
    </Section>
  );
}
