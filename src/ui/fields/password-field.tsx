import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { RevealButton } from '#src/ui/buttons/reveal-button.tsx';
import { controlProps, Field } from './field.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'type' | 'value'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Filters typed text; without it everything is kept. */
  readonly onTyped?: ((event: ChangeEvent<HTMLInputElement>) => string) | undefined;
}

function asTyped({ currentTarget }: ChangeEvent<HTMLInputElement>): string {
  return currentTarget.value;
}

export function PasswordField({
  id: givenId,
  label,
  hint,
  error,
  value,
  onChange,
  onTyped = asTyped,
  ...input
}: PasswordFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [revealed, setRevealed] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className={styles.box}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...controlProps({ id, hint, error })}
          type={revealed ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(onTyped(event))}
        />
        <RevealButton what={label} revealed={revealed} onToggle={() => setRevealed(!revealed)} />
      </span>
    </Field>
  );
}
