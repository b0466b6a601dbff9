import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

interface Labelled {
  readonly label: string;
}

/** A native field: the panel must look at home beside any page without bringing more of its own than it needs. */
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

export interface Choice {
  readonly id: string;
  readonly title: string;
}

interface ChoiceFieldProps extends Labelled {
  readonly value: string;
  readonly choices: readonly Choice[];
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
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.title}
          </option>
        ))}
      </select>
    </div>
  );
}
