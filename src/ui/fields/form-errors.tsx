import { useId, useLayoutEffect, useRef, useState } from 'react';
import { MessageText } from '#src/ui/text/message-text.tsx';
import { focusField } from './focus-field.ts';
import styles from './form-errors.module.css';

export interface FormError {
  readonly message: string;
  /** The field to correct, or an element around it; without one the error concerns the whole form. */
  readonly fieldId?: string | undefined;
}

interface FormErrorsProps {
  readonly title: string;
  readonly errors: readonly FormError[];
  /** The number of the failed attempt, from 1: on each new one the panel expands and takes the focus. */
  readonly attempt?: number;
}

/** Error summary after a failed attempt, above the form or its submit button. The customer may collapse it. */
export function FormErrors({ title, errors, attempt = 0 }: FormErrorsProps) {
  const panel = useRef<HTMLElement>(null);
  const [foldedAt, setFoldedAt] = useState<number>();
  const shownAttempt = useRef(0);
  const id = useId();
  const folded = foldedAt === attempt;

  // The attempt was made elsewhere; the focus moves here.
  useLayoutEffect(() => {
    if (shownAttempt.current === attempt) return;
    shownAttempt.current = attempt;
    panel.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.panel}>
      <h2 id={`${id}-title`} className={styles.title}>
        <button
          type="button"
          aria-expanded={!folded}
          aria-controls={`${id}-list`}
          className={styles.fold}
          onClick={() => setFoldedAt(folded ? undefined : attempt)}
        >
          {title}
          <svg aria-hidden="true" viewBox="0 0 12 8" className={styles.arrow} data-folded={folded || undefined}>
            <path d="M1 1.5l5 5 5-5" />
          </svg>
        </button>
      </h2>
      <ul id={`${id}-list`} hidden={folded} className={styles.list}>
        {errors.map((error, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may be wrong in the same words, and no line keeps anything.
          <li key={place}>
            <FormErrorText {...error} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FormErrorText({ message, fieldId }: FormError) {
  if (fieldId === undefined) return <MessageText text={message} />;
  // A button instead of a link, because fragments have other meanings on some pages.
  return (
    <button type="button" className={styles.link} onClick={() => focusField(fieldId)}>
      <MessageText text={message} inControl />
    </button>
  );
}
