import { type ComponentProps, useId, useState } from 'react';
import { RevealButton } from '#src/ui/reveal-button.tsx';
import styles from './credential-field.module.css';

interface CredentialFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'onChange'> {
  readonly label: string;
  readonly error: string | undefined;
  readonly warning?: string | undefined;
  readonly value: string;
  readonly onType: (typed: string) => void;
}

/**
 * A native input, where other forms use the react-aria field: sign-in is the first thing a customer waits for, and what
 * a field with a label and a message needs is in the browser already.
 */
export function CredentialField({ label, error, warning, onType, type, ...input }: CredentialFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const warningId = `${id}-warning`;
  const [revealed, setRevealed] = useState(false);
  const secret = type === 'password';
  const described = [error !== undefined && errorId, warning !== undefined && warningId].filter(Boolean).join(' ');

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <span className={styles.box}>
        <input
          {...input}
          type={secret && revealed ? 'text' : type}
          id={id}
          className={styles.input}
          data-secret={secret || undefined}
          onChange={(event) => onType(event.target.value)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
        />
        {secret && <RevealButton what={label} revealed={revealed} onToggle={() => setRevealed(!revealed)} />}
      </span>
      <p id={warningId} role="status" className={styles.warning}>
        {warning}
      </p>
    </div>
  );
}
