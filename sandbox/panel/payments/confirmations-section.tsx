import { ChoiceField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { switchedText } from '#sandbox/panel/pieces/switch-titles.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { confirmationChoices } from './paying-choices.ts';

/** Chooses what customers confirm with a code or the PIN. */
export function ConfirmationsSection() {
  const { store, state } = usePanel();
  const { sca } = state.switches;
  const action = useAction();
  return (
    <Section title="Confirmations" action={action}>
      <ChoiceField
        label="Confirmed with a code or PIN"
        value={sca}
        choices={confirmationChoices}
        onChoose={(id) =>
          void action.run(() => store.act((bank) => bank.setSwitches({ sca: id })), {
            says: switchedText('sca', id, confirmationChoices),
          })
        }
      />
      {sca === 'strict' && (
        <p className={styles.words}>
          Customers confirm all that the UK’s technical standards ask for: the guide lists it, under “Confirmations”.
          Those without a code or PIN are refused.
        </p>
      )}
    </Section>
  );
}
