import { type FormEvent, useState } from 'react';
import type { VerbDescription, VerbDetails, VerbField, VerbName } from '#sandbox/control/grammar/verb-names.ts';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Disclosure } from './disclosure.tsx';
import { ChoiceField, TextField } from './field.tsx';
import type { PanelVerbs } from './panel-control.ts';
import type { PanelStore } from './panel-store.ts';
import { useLoadable } from './use-loadable.ts';
import type { VerbRunner } from './use-verb.ts';
import { askVerbs } from './verb-steps.tsx';

interface VerbFormsProps {
  readonly store: PanelStore;
  readonly persona: string;
  readonly names: readonly VerbName[];
  readonly verb: VerbRunner;
  readonly refetchOn: readonly (string | number)[];
  /** The verb whose form is open at first, and has the focus. */
  readonly opened?: string | undefined;
}

/** Verbs that are told something: each says what it will do, as the form stands, before it does it. */
export function VerbForms({ store, persona, names, verb, refetchOn, opened }: VerbFormsProps) {
  const { answer, problem } = useLoadable(store, askVerbs, persona, ...refetchOn);
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (answer === undefined) return <p className={styles.quiet}>Asking the bank…</p>;
  return (
    <ul className={styles.list}>
      {answer.verbs
        .filter((description) => names.includes(description.verb))
        .map((description) => (
          <li key={description.verb} className={styles.boxed}>
            <Disclosure name={description.title} startsOpen={description.verb === opened}>
              {() => (
                <VerbForm store={store} persona={persona} description={description} verb={verb} refetchOn={refetchOn} />
              )}
            </Disclosure>
          </li>
        ))}
    </ul>
  );
}

interface VerbFormProps extends Omit<VerbFormsProps, 'names' | 'opened'> {
  readonly description: VerbDescription;
}

function VerbForm({ store, persona, description, verb, refetchOn }: VerbFormProps) {
  const { verb: name, title, fields = [] } = description;
  const [typed, setTyped] = useState<VerbDetails>({});
  const details = Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, typed[field.name])]));
  const wanted = JSON.stringify({ verb: name, with: details });
  const { answer: preview, problem } = useLoadable(store, askPreview, persona, wanted, ...refetchOn);

  async function act(event: FormEvent) {
    event.preventDefault();
    await verb.run(() => store.act((bank) => bank.doVerb({ verb: name, persona, with: details })));
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
      <Button type="submit" busy={verb.busy} disabled={preview?.possible !== true}>
        {title}
        <HiddenText> for {persona}</HiddenText>
      </Button>
    </form>
  );
}

function askPreview(bank: PanelVerbs, persona: string, wanted: string) {
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
