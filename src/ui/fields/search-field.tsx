import { type ComponentProps, useId, useRef } from 'react';
import { ClearButton } from '#src/ui/buttons/clear-button.tsx';
import { controlProps, Field } from './field.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'ref' | 'type' | 'value'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onClear: () => void;
}

/** The cross empties the field and keeps the focus in it. */
export function SearchField({ label, hint, error, value, onChange, onClear, ...input }: SearchFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);

  function clear() {
    onClear();
    inputRef.current?.focus();
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className={styles.box}>
        <input
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          {...input}
          {...controlProps({ id, hint, error })}
          ref={inputRef}
          type="search"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {value !== '' && <ClearButton label={`Clear ${label}`} onClick={clear} />}
      </span>
    </Field>
  );
}
