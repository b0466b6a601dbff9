import { type ReactNode, useId } from 'react';
import fieldStyles from './field.module.css';
import groupStyles from './group.module.css';

interface ChoiceFieldsetProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** What belongs to every choice of radio buttons: its label, and what is wrong. */
export function ChoiceFieldset({ label, error, children }: ChoiceFieldsetProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={groupStyles.label}>{label}</legend>
      {children}
      {error !== undefined && (
        <p id={errorId} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
