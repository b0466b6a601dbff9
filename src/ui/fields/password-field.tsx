import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
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

interface RevealButtonProps {
  /** What is shown or hidden, for screen readers. */
  readonly what: string;
  readonly revealed: boolean;
  readonly onToggle: () => void;
}

/** At the end of a control, which leaves space for it and keeps its text. */
function RevealButton({ what, revealed, onToggle }: RevealButtonProps) {
  return (
    <button type="button" className={styles.reveal} onClick={onToggle}>
      {revealed ? 'Hide' : 'Show'}
      <HiddenText> {what}</HiddenText>
    </button>
  );
}
