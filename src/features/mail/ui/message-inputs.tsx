import { useId, useImperativeHandle, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { charactersLeft, type MessageTyped } from '#src/features/mail/model/message-typed.ts';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { LazySelect } from '#src/ui/fields/lazy-select.tsx';
import styles from './message-form.module.css';

interface InputProps {
  readonly control: Control<MessageTyped>;
  readonly isLocked: boolean;
}

interface ChoiceInputProps extends InputProps {
  readonly name: 'from' | 'subject';
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly title: string }[];
  readonly onChosen?: ((id: string) => void) | undefined;
}

export function ChoiceInput({ control, name, label, choices, isLocked, onChosen }: ChoiceInputProps) {
  const { field, fieldState } = useController({ control, name });
  const around = useRef<HTMLDivElement>(null);
  useImperativeHandle(field.ref, () => ({ focus: () => around.current?.querySelector('button')?.focus() }));
  return (
    <div ref={around}>
      <LazySelect
        label={label}
        placeholder="Please select"
        choices={choices}
        value={field.value}
        error={fieldState.error?.message}
        isDisabled={isLocked}
        onChange={(id) => {
          field.onChange(id);
          onChosen?.(id);
        }}
      />
    </div>
  );
}

export function CustomSubjectInput({ control, isLocked }: InputProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'customSubject' });
  const error = fieldState.error?.message;
  return (
    <Field id={id} label="Your subject" error={error}>
      <input
        {...controlProps({ id, hint: undefined, error })}
        {...field}
        type="text"
        autoComplete="off"
        readOnly={isLocked}
      />
    </Field>
  );
}

export function BodyInput({ control, isLocked }: InputProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'body' });
  const error = fieldState.error?.message;
  const left = charactersLeft(field.value);
  const { 'aria-describedby': described, className, ...props } = controlProps({ id, hint: undefined, error });
  return (
    <Field id={id} label="Message" error={error}>
      <textarea
        {...props}
        {...field}
        aria-describedby={[described, `${id}-left`].filter(Boolean).join(' ')}
        className={`${className} ${styles.body}`}
        rows={9}
        readOnly={isLocked}
      />
      <p id={`${id}-left`} className={left < 0 ? `${styles.left} ${styles.over}` : styles.left}>
        Characters left: {left < 0 ? `−${-left}` : left}
      </p>
    </Field>
  );
}
