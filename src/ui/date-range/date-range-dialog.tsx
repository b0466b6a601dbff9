import { type KeyboardEvent, lazy, Suspense, useCallback, useId, useState } from 'react';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { fieldDay } from '#src/ui/text/dates.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { type DateBounds, type DateRange, openingRange, shortcutRange, shortcuts, withinBounds } from './date-range.ts';
import styles from './date-range-dialog.module.css';
import { draftOf, type End, endTitle, pickDay, readText, typeText, withTypedRead, wrongEnd } from './draft.ts';

/** The calendar loads when the dialog opens; dates can be typed without it. */
const RangeCalendar = lazy(() =>
  import('./range-calendar.tsx').then(
    (calendar) => ({ default: calendar.RangeCalendar }),
    () => ({ default: () => <Notice>The calendar could not be loaded. Type the dates instead.</Notice> }),
  ),
);

interface DateRangeDialogProps extends DateBounds {
  readonly title: string;
  readonly value: DateRange | undefined;
  readonly today: CalendarDay;
  readonly onApply: (range: DateRange) => void;
  readonly onClose: () => void;
}

/** The range is a draft until applied; closing in any other way discards it. */
export function DateRangeDialog({ title, value, today, min, max, onApply, onClose }: DateRangeDialogProps) {
  const id = useId();
  const fieldId = (end: End) => `${id}-${end}`;
  const bounds = { min, max };
  const isLarge = useScreenSize() === 'large';
  const [draft, setDraft] = useState(() => draftOf(value ?? openingRange(today, bounds)));
  // The day the calendar starts at; a new `count` restarts it.
  const [start, setStart] = useState({ day: draft.range.from, count: 0 });
  const pick = useCallback((day: CalendarDay) => setDraft((last) => pickDay(last, day)), []);

  function lookAt(day: CalendarDay) {
    setStart((last) => ({ day, count: last.count + 1 }));
  }

  function take(range: DateRange) {
    setDraft(draftOf(range));
    lookAt(range.from);
  }

  function leave(end: End) {
    const read = readText(draft, end, bounds);
    setDraft(read);
    if (read.range[end] !== draft.range[end]) lookAt(read.range.from);
  }

  /** A range with one wrong end is not applied. The field says why. */
  function apply() {
    const read = withTypedRead(draft, bounds);
    const wrong = wrongEnd(read);
    if (wrong === undefined) return onApply(read.range);
    setDraft(read);
    document.getElementById(fieldId(wrong))?.focus();
  }

  return (
    <Dialog
      wide
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" onClick={apply}>
            Apply Dates
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <ul aria-label="Shortcuts" className={styles.shortcuts}>
          {shortcuts.map(({ id, title: name }) => {
            const range = withinBounds(shortcutRange(id, today, draft.range), bounds);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.shortcut}
                  aria-disabled={range === undefined || undefined}
                  onClick={() => range !== undefined && take(range)}
                >
                  {name}
                </button>
              </li>
            );
          })}
        </ul>
        <div className={styles.fields}>
          {(['from', 'to'] as const).map((end) => (
            <DayField
              key={end}
              id={fieldId(end)}
              end={end}
              day={draft.range[end]}
              text={draft.typed[end]}
              error={draft.errors[end]}
              onType={(text) => setDraft((last) => typeText(last, end, text))}
              onLeave={() => leave(end)}
            />
          ))}
          <p role="status" className={styles.said}>
            {draft.said}
          </p>
        </div>
        <div className={styles.months}>
          <Suspense fallback={<div aria-busy="true" />}>
            <RangeCalendar
              key={`${start.count} ${isLarge}`}
              {...bounds}
              monthCount={isLarge ? 2 : 1}
              range={draft.range}
              today={today}
              startOn={start.day}
              onPick={pick}
            />
          </Suspense>
        </div>
      </div>
    </Dialog>
  );
}

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
function DayField({ id, end, day, text, error, onType, onLeave }: DayFieldProps) {
  const hint = 'DD/MM/YY';
  return (
    <Field urgent id={id} label={endTitle(end)} hint={hint} error={error}>
      <input
        {...controlProps({ id, hint, error })}
        type="text"
        value={text ?? fieldDay(day)}
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
