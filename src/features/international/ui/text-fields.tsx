import { type ComponentProps, useId } from 'react';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import styles from './text-fields.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'type' | 'value'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function TextField({ label, hint, error, onChange, ...input }: TextFieldProps) {
  const id = useId();
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

type TextAreaProps = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'value' | 'onChange'>;

/** Several lines. */
export function TextArea({ label, hint, error, value, onChange }: TextAreaProps) {
  const id = useId();
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
