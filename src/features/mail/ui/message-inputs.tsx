import { charactersLeft } from '#src/features/mail/model/message-typed.ts';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import styles from './message-form.module.css';

interface InputProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
}

export function CustomSubjectInput({ id, error, onChange, ...input }: InputProps) {
  return (
    <Field id={id} label="Your subject" error={error}>
      <input
        {...controlProps({ id, error })}
        {...input}
        type="text"
        name="customSubject"
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

export function BodyInput({ id, error, onChange, ...input }: InputProps) {
  const left = charactersLeft(input.value);
  const { 'aria-describedby': described, className, ...props } = controlProps({ id, error });
  return (
    <Field id={id} label="Message" error={error}>
      <textarea
        {...props}
        {...input}
        name="body"
        aria-describedby={[described, `${id}-left`].filter(Boolean).join(' ')}
        className={`${className} ${styles.body}`}
        rows={9}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-left`} className={left < 0 ? `${styles.left} ${styles.over}` : styles.left}>
        Characters left: {left < 0 ? `−${-left}` : left}
      </p>
    </Field>
  );
}
