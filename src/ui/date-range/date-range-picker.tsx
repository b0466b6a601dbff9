import { useId, useRef, useState } from 'react';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { ClearButton } from '#src/ui/buttons/clear-button.tsx';
import fieldStyles from '#src/ui/fields/field.module.css';
import { pickedRange } from '#src/ui/text/dates.ts';
import typography from '#src/ui/text/typography.module.css';
import type { DateRange } from './date-range.ts';
import { DateRangeDialog } from './date-range-dialog.tsx';
import styles from './date-range-picker.module.css';

interface DateRangePickerProps {
  readonly label: string;
  readonly value?: DateRange | undefined;
  readonly onApply: (range: DateRange) => void;
  /** If given, the chosen range can be cleared. */
  readonly onClear?: (() => void) | undefined;
  /** The bank's day. */
  readonly today: CalendarDay;
  readonly min?: CalendarDay | undefined;
  readonly max?: CalendarDay | undefined;
  readonly error?: string | undefined;
}

/** Collapsed, a button that shows the range; open, a dialog in which nothing counts until applied. */
export function DateRangePicker({ label, value, onApply, onClear, error, ...days }: DateRangePickerProps) {
  const id = useId();
  const boxRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function clear() {
    onClear?.();
    // The pressed button is about to disappear.
    boxRef.current?.focus();
  }

  return (
    <div className={fieldStyles.field}>
      <span id={`${id}-label`} className={typography.strong}>
        {label}
      </span>
      <div className={styles.control}>
        <button
          ref={boxRef}
          type="button"
          className={`${fieldStyles.control} ${styles.box}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          data-invalid={error !== undefined || undefined}
          onClick={() => setOpen(true)}
        >
          <span id={`${id}-value`}>{value === undefined ? 'Any date' : pickedRange(value)}</span>
          <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.mark}>
            <path d="M1.5 3.5h13v11h-13zM1.5 7h13M5 1.5V5m6-3.5V5" />
          </svg>
        </button>
        {onClear !== undefined && value !== undefined && <ClearButton label="Clear dates" onClick={clear} />}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
      {open && (
        <DateRangeDialog
          {...days}
          title={label}
          value={value}
          onClose={() => setOpen(false)}
          onApply={(range) => {
            setOpen(false);
            onApply(range);
          }}
        />
      )}
    </div>
  );
}
