import type { ReactNode } from 'react';
import hiddenText from '#src/ui/text/hidden-text.module.css';
import { MessageText } from '#src/ui/text/message-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './field.module.css';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** For screen readers only: something else says what the field is for. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Announced at once: the error appeared while the field had the focus. */
  readonly urgent?: boolean;
  /** The control; it needs `controlProps`, which link it to label, hint and error. */
  readonly children: ReactNode;
}

export function Field({ id, label, isLabelHidden = false, hint, error, urgent = false, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? hiddenText.hidden : typography.strong}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={typography.note}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} role={urgent ? 'alert' : undefined} className={styles.error}>
          <MessageText text={error} />
        </p>
      )}
    </div>
  );
}

/** Links a control to the hint and error of its `Field`. */
export function controlProps({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return {
    id,
    className: styles.control,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
  };
}
