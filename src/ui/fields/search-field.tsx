import { type ComponentProps, useId, useRef } from 'react';
import { ClearButton } from '#src/ui/buttons/clear-button.tsx';
import { controlProps, Field } from './field.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'ref' | 'type' | 'value'> {
  readonly label: string;
  /** A magnifier and the placeholder stand for the label. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onClear: () => void;
}

/** The cross empties the field and keeps the focus in it. */
export function SearchField({
  label,
  isLabelHidden = false,
  hint,
  error,
  value,
  onChange,
  onClear,
  ...input
}: SearchFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);

  function clear() {
    onClear();
    inputRef.current?.focus();
  }

  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <span className={isLabelHidden ? `${styles.box} ${styles.marked}` : styles.box}>
        {isLabelHidden && (
          <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.glass}>
            <path d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M12.5 12.5 17 17" />
          </svg>
        )}
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
