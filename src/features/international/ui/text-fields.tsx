import type { ComponentProps } from 'react';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import styles from './text-fields.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'type' | 'value'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function TextField({ id, label, hint, error, onChange, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        {...controlProps({ id, hint, error })}
        type="text"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

type TextAreaProps = Pick<TextFieldProps, 'id' | 'label' | 'hint' | 'error' | 'value' | 'onChange'>;

/** Several lines. */
export function TextArea({ id, label, hint, error, value, onChange }: TextAreaProps) {
  const { className, ...links } = controlProps({ id, hint, error });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...links}
        className={`${className} ${styles.area}`}
        rows={4}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
