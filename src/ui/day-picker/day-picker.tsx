import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react';
import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { DateBounds } from '#src/ui/date-range/date-range.ts';
import { parseShortDay, unreadDay } from '#src/ui/date-range/typed-day.ts';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { slashedDay, weekdayText } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './day-picker.module.css';

interface DayPickerProps extends DateBounds {
  readonly id?: string;
  readonly label: string;
  readonly value: CalendarDay | undefined;
  /** Called with any calendar day; the caller checks whether a typed one may be chosen. */
  readonly onChange: (day: CalendarDay | undefined) => void;
  /**
   * Called with the reason when the text is not a date, for the form's error summary; with undefined once it is a date
   * or empty.
   */
  readonly onUnread?: (message: string | undefined) => void;
  /** The bank's day, which may differ from the device's. */
  readonly today: CalendarDay;
  readonly error?: string | undefined;
  /** The day that most customers want, and why; offered while none is chosen. */
  readonly offered?: { readonly day: CalendarDay; readonly why: string };
}

const hint = 'DD/MM/YYYY';

/** One day, typed or picked from a calendar. Typed text is read on Enter or when the field is left. */
export function DayPicker({ id: givenId, label, value, today, error, offered, ...picker }: DayPickerProps) {
  const { onChange, onUnread, ...bounds } = picker;
  const ownId = useId();
  const id = givenId ?? ownId;
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const isUnread = typed !== undefined && typed.trim() !== '' && readDay(typed) === undefined && value === undefined;
  const [isLeft, setIsLeft] = useState(false);
  const shownError = isUnread && isLeft ? unreadDay(typed) : error;

  function leave() {
    setIsLeft(true);
    if (typed === undefined) return;
    const day = readDay(typed);
    // Text that cannot be read stays, to be corrected.
    const isRead = day !== undefined || typed.trim() === '';
    if (isRead) setTyped(undefined);
    onUnread?.(isRead ? undefined : unreadDay(typed));
    if (day !== value) onChange(day);
  }

  function pick(day: CalendarDay) {
    setTyped(undefined);
    onUnread?.(undefined);
    onChange(day);
  }

  return (
    <Field id={id} label={label} hint={hint} error={shownError} urgent={isUnread && isLeft}>
      <span className={styles.box}>
        <input
          {...controlProps({ id, hint, error: shownError })}
          type="text"
          autoComplete="off"
          value={typed ?? (value === undefined ? '' : slashedDay(value))}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsLeft(false);
          }}
          onBlur={leave}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') leave();
          }}
        />
        <button type="button" aria-haspopup="dialog" className={styles.open} onClick={() => setOpen(true)}>
          <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.mark}>
            <path d="M1.5 3.5h13v11h-13zM1.5 7h13M5 1.5V5m6-3.5V5" />
          </svg>
          <HiddenText>
            Choose from a calendar: {label}
            {value !== undefined && `, ${weekdayText(value)}`}
          </HiddenText>
        </button>
      </span>
      {open && (
        <DayDialog
          {...bounds}
          title={label}
          value={value}
          today={today}
          onClose={() => setOpen(false)}
          onPick={(day) => {
            setOpen(false);
            pick(day);
          }}
        />
      )}
      {offered !== undefined && value === undefined && (
        <p className={styles.offered}>
          <Button
            look="quiet"
            onClick={() => {
              pick(offered.day);
              // The button disappears once there is a day.
              document.getElementById(id)?.focus();
            }}
          >
            Use {slashedDay(offered.day)}, {offered.why}
          </Button>
        </p>
      )}
    </Field>
  );
}

function readDay(text: string): CalendarDay | undefined {
  return parseShortDay(text) ?? parseCalendarDay(text.trim());
}

/** The calendar loads when it is opened; days can be typed without it. */
const OneMonth = lazy(() =>
  import('./one-month.tsx').then(
    (calendar) => ({ default: calendar.OneMonth }),
    () => ({ default: () => <Notice>The calendar could not be loaded. Type the date instead.</Notice> }),
  ),
);

interface DayDialogProps extends DateBounds {
  readonly title: string;
  readonly value: CalendarDay | undefined;
  readonly today: CalendarDay;
  readonly onPick: (day: CalendarDay) => void;
  readonly onClose: () => void;
}

/** Picks one day: the first pick closes it. */
function DayDialog({ title, onClose, ...calendar }: DayDialogProps) {
  return (
    <Dialog wide title={title} onClose={onClose} actions={<Button onClick={onClose}>Cancel</Button>}>
      <div className={styles.month}>
        <Suspense fallback={<div aria-busy="true" />}>
          <OneMonth {...calendar} />
        </Suspense>
      </div>
    </Dialog>
  );
}
