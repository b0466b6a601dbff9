import { parseDate } from '@internationalized/date';
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import styles from '#src/ui/date-range/calendar.module.css';
import { dayOf, StepButton } from '#src/ui/date-range/calendar-parts.tsx';
import { type DateBounds, isWithin } from '#src/ui/date-range/date-range.ts';
import { monthText, weekdayText } from '#src/ui/text/dates.ts';
import { English } from '#src/ui/text/english.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';

interface OneMonthProps extends DateBounds {
  readonly value: CalendarDay | undefined;
  /** The bank's day, which may differ from the device's. */
  readonly today: CalendarDay;
  readonly onPick: (day: CalendarDay) => void;
}

/** The month of the chosen day, else of the first available one, with buttons to the others. */
export function OneMonth({ value, today, onPick, min, max }: OneMonthProps) {
  const chosen = value !== undefined && isWithin(value, { min, max }) ? value : undefined;
  return (
    <English>
      <Calendar
        aria-label="Dates"
        autoFocus
        className={styles.calendar ?? ''}
        firstDayOfWeek="mon"
        defaultFocusedValue={parseDate(chosen ?? min ?? today)}
        minValue={min === undefined ? null : parseDate(min)}
        maxValue={max === undefined ? null : parseDate(max)}
        value={null}
        onChange={(day) => onPick(dayOf(day))}
      >
        {({ state }) => (
          <>
            <div aria-hidden="true" className={styles.name}>
              {monthText(dayOf(state.visibleRange.start))}
            </div>
            {/* The calendar's own announcer is outside the dialog, where it is not heard. */}
            <span aria-live="polite">
              <HiddenText>{monthText(dayOf(state.visibleRange.start))}</HiddenText>
            </span>
            <StepButton direction="previous" />
            <StepButton direction="next" />
            <CalendarGrid weekdayStyle="short" className={`${styles.grid} ${styles.filling}`}>
              {(date) => (
                <CalendarCell
                  date={date}
                  className={styles.day ?? ''}
                  render={(cell) => <div {...cell} {...cellProps(dayOf(date), chosen, today)} />}
                />
              )}
            </CalendarGrid>
          </>
        )}
      </Calendar>
    </English>
  );
}

/** Replaces the cell's own name, which uses the device's day. */
function cellProps(day: CalendarDay, chosen: CalendarDay | undefined, today: CalendarDay) {
  const name = [weekdayText(day), day === today && 'today', day === chosen && 'chosen'].filter(Boolean).join(', ');
  return {
    'aria-label': name,
    'data-part': day === chosen ? 'only' : undefined,
    'data-bank-day': day === today || undefined,
  };
}
