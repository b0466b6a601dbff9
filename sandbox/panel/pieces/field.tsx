import { type ComponentProps, type ReactNode, useId } from 'react';
import typography from '#src/ui/text/typography.module.css';
import styles from './field.module.css';

interface Labelled {
  readonly label: string;
  /** What is wrong with what it holds. */
  readonly error?: string | undefined;
}

interface FieldProps extends Labelled {
  readonly children: (id: string) => ReactNode;
}

/** What every field but a box to tick has around it. */
function Field({ label, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={typography.note}>
        {label}
      </label>
      {children(id)}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Native fields, to keep the panel small and neutral beside any page. */
export function TextField({ label, error, ...input }: Labelled & Omit<ComponentProps<'input'>, 'className' | 'id'>) {
  return (
    <Field label={label} error={error}>
      {(id) => <input {...input} {...erring(id, error)} id={id} className={styles.control} autoComplete="off" />}
    </Field>
  );
}

/** For text of many lines that machines read. */
export function AreaField({ label, error, ...area }: Labelled & Omit<ComponentProps<'textarea'>, 'className' | 'id'>) {
  return (
    <Field label={label} error={error}>
      {(id) => (
        <textarea
          {...area}
          {...erring(id, error)}
          id={id}
          className={`${styles.control} ${styles.area}`}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

function erring(id: string, error: string | undefined) {
  return error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
}

function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <span id={`${id}-error`} className={styles.error}>
      {error}
    </span>
  );
}

interface CheckFieldProps extends Labelled {
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

export function CheckField({ label, error, checked, onCheck }: CheckFieldProps) {
  const id = useId();
  return (
    <>
      <label className={styles.check}>
        <input
          {...erring(id, error)}
          type="checkbox"
          checked={checked}
          onChange={(event) => onCheck(event.target.checked)}
        />
        {label}
      </label>
      <FieldError id={id} error={error} />
    </>
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

export function ChoiceField({ label, error, value, choices, onChoose }: ChoiceFieldProps) {
  return (
    <Field label={label} error={error}>
      {(id) => (
        <select
          {...erring(id, error)}
          id={id}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
          className={styles.control}
        >
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
      )}
    </Field>
  );
}

function toOption({ id, title }: Choice) {
  return (
    <option key={id} value={id}>
      {title}
    </option>
  );
}
