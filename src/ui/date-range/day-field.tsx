import { type KeyboardEvent, useId } from 'react';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import type { DateBounds } from './date-range.ts';
import { shortDay } from './date-text.ts';
import { type End, endTitle } from './draft.ts';

interface DayFieldProps extends DateBounds {
  readonly end: End;
  readonly day: CalendarDay;
  /** Text not yet read; undefined if there is none. */
  readonly text: string | undefined;
  /** Uses the device's own date control. */
  readonly native: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** One end of the range as typed. It is read on Enter or when the field is left. */
export function DayField({ end, day, text, native, min, max, onType, onLeave }: DayFieldProps) {
  const id = useId();
  const hint = native ? undefined : 'DD/MM/YY';
  const kind = native ? { type: 'date', min, max, value: text ?? day } : { type: 'text', value: text ?? shortDay(day) };
  return (
    <Field id={id} label={endTitle(end)} hint={hint}>
      <input
        {...controlProps({ id, hint, error: undefined })}
        {...kind}
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
