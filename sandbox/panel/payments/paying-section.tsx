import { useState } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { refusalCodeIn } from '#sandbox/control/grammar/switch-values.ts';
import { ChoiceField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { refusalChoices } from '#sandbox/panel/pieces/refusal-choices.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { checkChoices, paymentChoices, refusal } from './paying-choices.ts';

/** Forces the outcome of Confirmation of Payee checks and payments. */
export function PayingSection({ store, state }: { readonly store: PanelStore; readonly state: SandboxSummary }) {
  const { cop, payments } = state.switches;
  const code = refusalCodeIn(payments);
  const [writing, setWriting] = useState(false);
  const verb = useVerb();
  const set = (wanted: { readonly cop: string } | { readonly payments: string }) =>
    verb.run(() => store.act((bank) => bank.setSwitches(wanted)));
  const isRefusal = writing || code !== undefined;

  function choose(id: string) {
    setWriting(id === refusal);
    if (id !== refusal) void set({ payments: id });
  }

  async function setCode(wanted: string) {
    if (wanted !== '' && (await set({ payments: `${refusal}=${wanted}` }))) setWriting(false);
  }

  return (
    <Section title="Paying" verb={verb}>
      <ChoiceField
        label="Confirmation of Payee result"
        value={cop}
        choices={checkChoices}
        onChoose={(id) => void set({ cop: id })}
      />
      <ChoiceField
        label="Payment outcome"
        value={isRefusal ? refusal : payments}
        choices={paymentChoices}
        onChoose={choose}
      />
      {isRefusal && (
        <ChoiceField
          label="Code of the refusal"
          value={code ?? ''}
          choices={code === undefined ? [{ id: '', title: 'Choose a code' }, ...refusalChoices] : refusalChoices}
          onChoose={(id) => void setCode(id)}
        />
      )}
      {payments === 'needs-authoriser' && (
        <p className={styles.words}>
          What is ordered now waits. “Authorise an item” and “Decline an item” below decide it, for customers without
          colleagues too.
        </p>
      )}
      {code !== undefined && (
        <p className={styles.words}>
          Every payment is refused with <code>{code}</code>.
        </p>
      )}
    </Section>
  );
}
