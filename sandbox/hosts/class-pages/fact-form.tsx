import { useEffect, useRef, useState } from 'react';
import type { Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import { type FactPart, factParts, withFact } from '#sandbox/classroom/exercises/with-fact.ts';
import { type FactField, factKinds } from '#sandbox/classroom/facts/fact-kinds.ts';
import { factText } from '#sandbox/classroom/facts/fact-words.ts';
import { type FactValues, readFact } from '#sandbox/classroom/facts/read-fact.ts';
import { checkText } from '#sandbox/panel/directory/check-copy.ts';
import { type Choice, ChoiceField, type ChoiceGroup, TextField } from '#sandbox/panel/pieces/field.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './class-pages.module.css';
import { keepIn } from './keep-in.ts';

interface FactFormProps {
  readonly exercise: Exercise;
  readonly onAdd: (exercise: Exercise) => void;
}

/** Adds what the bank is to check, picked from a list, with words for it that are edited above. */
export function FactForm({ exercise, onAdd }: FactFormProps) {
  const [part, setPart] = useState<FactPart>('goal');
  const [kindId, setKindId] = useState('paid');
  const [values, setValues] = useState<FactValues>({});
  const [wrong, setWrong] = useState<{ readonly field: string; readonly reason: string }>();
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFieldSetElement>(null);
  const kind = factKinds.find(({ id }) => id === kindId);

  // The field that is wrong is known once it is marked.
  useEffect(() => {
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);

  if (kind === undefined) return null;

  function add() {
    if (kind === undefined) return;
    setSaid('');
    const fact = readFact(kind, values);
    if ('reason' in fact) return setWrong(fact);
    const grown = withFact(exercise, part, fact);
    if ('reason' in grown) return setWrong({ field: '', reason: grown.reason });
    onAdd(grown.exercise);
    setWrong(undefined);
    setValues({});
    setSaid(`${grown.name} is added: ${factText(part === 'unwanted' ? { fact: 'not', of: fact } : fact)}.`);
  }

  return (
    <fieldset ref={form} className={styles.group}>
      <legend>Add what the bank checks</legend>
      <div className={styles.row}>
        <ChoiceField
          label="What it is"
          value={part}
          choices={Object.entries(factParts).map(([id, { title }]) => ({ id, title }))}
          onChoose={(id) => setPart(id as FactPart)}
        />
        <ChoiceField
          label="What happens"
          value={kindId}
          choices={grouped(factKinds)}
          onChoose={(id) => {
            setKindId(id);
            setValues({});
            setWrong(undefined);
          }}
        />
        {kind.fields.map((field) => (
          <FactInput
            key={`${kind.id} ${field.name}`}
            field={field}
            value={values[field.name] ?? ''}
            error={wrong?.field === field.name ? wrong.reason : undefined}
            onType={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
      </div>
      {kind.fields.some(({ needed }) => !needed) && <p className={styles.soft}>Leave empty what does not matter.</p>}
      <div className={styles.buttons}>
        <Button onClick={add}>Add it</Button>
      </div>
      <p role="status">{said}</p>
      {wrong?.field === '' && <p role="alert">{wrong.reason}</p>}
    </fieldset>
  );
}

interface FactInputProps {
  readonly field: FactField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
}

const types: Readonly<Partial<Record<FactField['kind'], string>>> = {
  count: 'number',
  day: 'date',
  time: 'datetime-local',
};

function FactInput({ field: { label, kind, needed, choices = [] }, value, error, onType }: FactInputProps) {
  if (kind !== 'choice' && kind !== 'yes-no') {
    return (
      <TextField
        label={label}
        type={types[kind] ?? 'text'}
        value={value}
        maxLength={200}
        error={error}
        onKeyDown={keepIn}
        onChange={({ target }) => onType(target.value)}
      />
    );
  }
  const none = { id: '', title: needed ? 'Choose one' : 'It does not matter' };
  const offered = kind === 'yes-no' ? yesOrNo : grouped(choices);
  return <ChoiceField label={label} value={value} error={error} choices={[none, ...offered]} onChoose={onType} />;
}

const yesOrNo = [
  { id: 'yes', title: 'Yes' },
  { id: 'no', title: 'No' },
];

interface Offered {
  readonly id: string;
  readonly title: string;
  readonly group?: string;
}

/** In the order in which groups and choices come first. A code has its meaning beside it. */
function grouped(offered: readonly Offered[]): readonly (Choice | ChoiceGroup)[] {
  const groups = [...new Set(offered.map(({ group = '' }) => group))];
  return groups.flatMap((name): readonly (Choice | ChoiceGroup)[] => {
    const choices = offered
      .filter(({ group = '' }) => group === name)
      .map(({ id, title }) => ({ id, title: title === id ? checkText(id) : title }));
    return name === '' ? choices : [{ title: name, choices }];
  });
}
