import type { KeyboardEvent } from 'react';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { shortDay } from '#src/ui/text/dates.ts';
import { type End, endTitle } from './draft.ts';

interface DayFieldProps {
  readonly id: string;
  readonly end: End;
  readonly day: CalendarDay;
  /** Text not yet read, or not accepted; undefined if there is none. */
  readonly text: string | undefined;
  /** Why it was not accepted. */
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/**
 * One end of the range as typed, read on Enter or when the field is left. A browser's own date control would show the
 * order of its language.
 */
export function DayField({ id, end, day, text, error, onType, onLeave }: DayFieldProps) {
  const hint = 'DD/MM/YY';
  return (
    <Field urgent id={id} label={endTitle(end)} hint={hint} error={error}>
      <input
        {...controlProps({ id, hint, error })}
        type="text"
        value={text ?? shortDay(day)}
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') onLeave();
        }}
      />
    </Field>
  );
}
