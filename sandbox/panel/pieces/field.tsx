import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

interface Labelled {
  readonly label: string;
}

/** Native fields, to keep the panel small and neutral beside any page. */
export function TextField({ label, ...input }: Labelled & Omit<ComponentProps<'input'>, 'className' | 'id'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input {...input} id={id} className={styles.control} autoComplete="off" />
    </div>
  );
}

interface CheckFieldProps extends Labelled {
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

export function CheckField({ label, checked, onCheck }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onCheck(event.target.checked)} />
      {label}
    </label>
  );
}

export interface Choice {
  readonly id: string;
  readonly title: string;
}

export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

interface ChoiceFieldProps extends Labelled {
  readonly value: string;
  readonly choices: readonly (Choice | ChoiceGroup)[];
  readonly onChoose: (id: string) => void;
}

export function ChoiceField({ label, value, choices, onChoose }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)} className={styles.control}>
        {choices.map((choice) =>
          'choices' in choice ? (
            <optgroup key={choice.title} label={choice.title}>
              {choice.choices.map(toOption)}
            </optgroup>
          ) : (
            toOption(choice)
          ),
        )}
      </select>
    </div>
  );
}

function toOption({ id, title }: Choice) {
  return (
    <option key={id} value={id}>
      {title}
    </option>
  );
}
