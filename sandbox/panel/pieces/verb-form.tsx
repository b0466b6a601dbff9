import { type FormEvent, useState } from 'react';
import type { VerbDetails, VerbField } from '#sandbox/control/verbs/verb.ts';
import type { VerbDescription, VerbName } from '#sandbox/control/verbs/verbs.ts';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Answer } from './answer.tsx';
import { Disclosure } from './disclosure.tsx';
import { ChoiceField, TextField } from './field.tsx';
import { Loaded, useAnswer, usePanel } from './panel-context.tsx';
import type { PanelMethods } from './panel-control.ts';
import type { ActionRunner } from './use-action.ts';
import { askVerbs } from './verb-steps.tsx';

interface VerbFormsProps {
  readonly persona: string;
  readonly action: ActionRunner;
  /** The verb whose form is open at first, and has the focus. */
  readonly opened?: string | undefined;
}

/** Verbs that are told something: each says what it will do, as the form stands, before it does it. */
export function VerbForms({ persona, action, opened }: VerbFormsProps) {
  return (
    <Loaded question={askVerbs} persona={persona}>
      {({ verbs }) => (
        <ul className={styles.list}>
          {verbs
            .filter(({ fields }) => fields !== undefined)
            .map((description) => (
              <li key={description.verb} className={styles.boxed}>
                <Disclosure name={description.title} startsOpen={description.verb === opened}>
                  {() => <VerbForm persona={persona} description={description} action={action} />}
                </Disclosure>
              </li>
            ))}
        </ul>
      )}
    </Loaded>
  );
}

interface VerbFormProps extends Omit<VerbFormsProps, 'opened'> {
  readonly description: VerbDescription;
}

function VerbForm({ persona, description, action }: VerbFormProps) {
  const { store } = usePanel();
  const { verb: name, title, fields = [] } = description;
  const [typed, setTyped] = useState<VerbDetails>({});
  const details = Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, typed[field.name])]));
  const wanted = JSON.stringify({ verb: name, with: details });
  const { answer: preview, problem } = useAnswer(askPreview, persona, wanted);

  async function act(event: FormEvent) {
    event.preventDefault();
    const says = preview === undefined ? title : preview.what;
    await action.run(() => store.act((bank) => bank.doVerb({ verb: name, persona, with: details })), {
      says,
      place: name,
    });
  }

  return (
    <form className={styles.form} onSubmit={(event) => void act(event)}>
      {fields.map((field) => (
        <VerbFieldInput
          key={field.name}
          field={field}
          value={details[field.name] ?? ''}
          onChange={(value) => setTyped({ ...typed, [field.name]: value })}
        />
      ))}
      <p role="status" className={styles.words}>
        {preview === undefined ? (problem ?? 'Asking the bank…') : previewText(preview)}
      </p>
      <Button type="submit" busy={action.busy} disabled={preview?.possible !== true}>
        {title}
        <HiddenText> for {persona}</HiddenText>
      </Button>
      <Answer told={action.told} place={name} />
    </form>
  );
}

function askPreview(bank: PanelMethods, persona: string, wanted: string) {
  return bank.previewVerb({ persona, ...(JSON.parse(wanted) as { verb: VerbName; with: VerbDetails }) });
}

function previewText({ possible, what, why }: VerbDescription): string {
  return possible || why === undefined ? what : `Not now: ${why}`;
}

/** A thing that has gone meanwhile is not chosen any more. */
function fieldValue({ form, choices = [], value }: VerbField, typed: string | undefined): string {
  if (typed === undefined) return value;
  return form === 'choice' && !choices.some(({ id }) => id === typed) ? value : typed;
}

interface VerbFieldInputProps {
  readonly field: VerbField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function VerbFieldInput({ field: { label, form, choices = [] }, value, onChange }: VerbFieldInputProps) {
  if (form === 'choice') {
    const shown = choices.length === 0 ? [{ id: '', title: 'None' }] : choices;
    return <ChoiceField label={label} value={value} choices={shown} onChoose={onChange} />;
  }
  const inputMode = { amount: 'decimal', number: 'numeric', text: 'text' } as const;
  return (
    <TextField
      label={label}
      inputMode={inputMode[form]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
