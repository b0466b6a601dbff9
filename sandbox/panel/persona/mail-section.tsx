import { type FormEvent, useId, useState } from 'react';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import fieldStyles from '#sandbox/panel/pieces/field.module.css';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { VerbSteps } from '#sandbox/panel/pieces/verb-steps.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import typography from '#src/ui/text/typography.module.css';

/** Messages from the bank, and the answers of its desk. */
export function MailSection() {
  const { store, customer } = usePanel();
  const { persona } = customer;
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const action = useAction();
  const id = useId();

  async function send(event: FormEvent) {
    event.preventDefault();
    const isSent = await action.run(() => store.act((bank) => bank.sendMail({ persona, subject, body })), {
      says: `“${subject}” is in the inbox of ${persona}.`,
      place: 'send',
    });
    if (isSent) setBody('');
  }

  return (
    <Section title="Secure mail" action={action}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <TextField label="Subject" value={subject} onChange={(event) => setSubject(event.target.value)} />
        <div className={fieldStyles.field}>
          <label htmlFor={id} className={typography.note}>
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
        <Button type="submit" busy={action.busy}>
          Send to the customer
        </Button>
        <Answer told={action.told} place="send" />
      </form>
      <VerbSteps persona={persona} group="mail" action={action} />
    </Section>
  );
}
