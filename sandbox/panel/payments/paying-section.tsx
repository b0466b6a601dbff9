import { type FormEvent, useState } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { ChoiceField, TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { checkChoices, paymentChoices, refusal, refusalCodeIn } from './paying-choices.ts';

/** Forces the outcome of Confirmation of Payee checks and payments. */
export function PayingSection({ store, state }: { readonly store: PanelStore; readonly state: SandboxSummary }) {
  const { cop, payments } = state.switches;
  const code = refusalCodeIn(payments);
  const [writing, setWriting] = useState(false);
  const [typed, setTyped] = useState('');
  const verb = useVerb();
  const set = (wanted: { readonly cop: string } | { readonly payments: string }) =>
    verb.run(() => store.act((bank) => bank.setSwitches(wanted)));
  const isRefusal = writing || code !== undefined;

  function choose(id: string) {
    setWriting(id === refusal);
    if (id !== refusal) void set({ payments: id });
  }

  async function setCode(event: FormEvent) {
    event.preventDefault();
    if (await set({ payments: `${refusal}=${typed.trim()}` })) setWriting(false);
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
        <form className={styles.row} onSubmit={(event) => void setCode(event)}>
          <TextField
            label="Code of the refusal"
            required
            placeholder={code ?? 'DIGX_PY_0134'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" busy={verb.busy}>
            Set
          </Button>
        </form>
      )}
      {code !== undefined && (
        <p className={styles.words}>
          Every payment is refused with <code>{code}</code>.
        </p>
      )}
    </Section>
  );
}
