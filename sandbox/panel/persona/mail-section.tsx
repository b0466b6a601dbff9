import { type FormEvent, useId, useState } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { mailVerbs } from '#sandbox/control/grammar/verb-names.ts';
import fieldStyles from '#sandbox/panel/pieces/field.module.css';
import { ChoiceField, TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { VerbSteps } from '#sandbox/panel/pieces/verb-steps.tsx';
import { Button } from '#src/ui/buttons/button.tsx';

interface MailSectionProps {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
  readonly readAtMs: number;
  readonly callCount: number;
}

/** Messages from the bank, and the answers of its desk. */
export function MailSection({ store, state, readAtMs, callCount }: MailSectionProps) {
  const [chosen, setChosen] = useState<string>();
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const verb = useVerb();
  const id = useId();
  const persona = chosen ?? state.persona;

  async function send(event: FormEvent) {
    event.preventDefault();
    const isSent = await verb.run(() => store.act((bank) => bank.sendMail({ persona, subject, body })));
    if (isSent) setBody('');
  }

  return (
    <Section title="Secure mail" verb={verb}>
      <ChoiceField label="Mail of" value={persona} choices={state.personas} onChoose={setChosen} />
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <TextField label="Subject" value={subject} onChange={(event) => setSubject(event.target.value)} />
        <div className={fieldStyles.field}>
          <label htmlFor={id} className={fieldStyles.label}>
            Message (HTML if it begins with a tag)
          </label>
          <textarea
            id={id}
            rows={4}
            className={fieldStyles.control}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        </div>
        <Button type="submit" busy={verb.busy}>
          Send to the customer
        </Button>
      </form>
      <VerbSteps store={store} persona={persona} names={mailVerbs} verb={verb} refetchOn={[readAtMs, callCount]} />
    </Section>
  );
}
