import { parseDate } from '@internationalized/date';
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { addMonths, type CalendarDay } from '#src/kernel/calendar.ts';
import { monthText } from '#src/ui/text/dates.ts';
import { English } from '#src/ui/text/english.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './calendar.module.css';
import { dayOf, StepButton } from './calendar-parts.tsx';
import { cellName, partInRange } from './cell-name.ts';
import type { DateBounds, DateRange } from './date-range.ts';

interface RangeCalendarProps extends DateBounds {
  /** How many stand side by side. */
  readonly monthCount: 1 | 2;
  readonly range: DateRange;
  /** The bank's day, which may differ from the device's. */
  readonly today: CalendarDay;
  /** The day focused first; its month is the first shown. A new `key` starts from another day. */
  readonly startOn: CalendarDay;
  readonly onPick: (day: CalendarDay) => void;
}

/** One month, or two side by side. Days are picked one at a time; the caller decides what each pick means. */
export function RangeCalendar({ monthCount, range, today, startOn, onPick, min, max }: RangeCalendarProps) {
  return (
    <English>
      <Calendar
        aria-label="Dates"
        className={styles.calendar ?? ''}
        visibleDuration={{ months: monthCount }}
        selectionAlignment="start"
        pageBehavior="single"
        firstDayOfWeek="mon"
        defaultFocusedValue={parseDate(startOn)}
        minValue={min === undefined ? null : parseDate(min)}
        maxValue={max === undefined ? null : parseDate(max)}
        value={null}
        onChange={(day) => onPick(dayOf(day))}
      >
        {({ state }) => (
          <>
            <MonthsSaid monthCount={monthCount} first={dayOf(state.visibleRange.start)} />
            <StepButton direction="previous" />
            <StepButton direction="next" />
            <div className={monthCount === 2 ? styles.months : undefined}>
              {[0, 1].slice(0, monthCount).map((months) => (
                <Month
                  key={months}
                  months={months}
                  monthCount={monthCount}
                  first={dayOf(state.visibleRange.start)}
                  range={range}
                  today={today}
                />
              ))}
            </div>
          </>
        )}
      </Calendar>
    </English>
  );
}

interface MonthProps {
  readonly months: number;
  readonly monthCount: 1 | 2;
  readonly first: CalendarDay;
  readonly range: DateRange;
  readonly today: CalendarDay;
}

function Month({ months, monthCount, first, range, today }: MonthProps) {
  return (
    <div>
      <div aria-hidden="true" className={styles.name}>
        {monthText(addMonths(first, months))}
      </div>
      <CalendarGrid
        offset={{ months }}
        weekdayStyle="short"
        className={monthCount === 2 ? `${styles.grid}` : `${styles.grid} ${styles.filling}`}
      >
        {(date) => {
          const day = dayOf(date);
          return (
            <CalendarCell
              date={date}
              className={styles.day ?? ''}
              render={(cell) => <div {...cell} {...cellProps(day, range, today)} />}
            />
          );
        }}
      </CalendarGrid>
    </div>
  );
}

/** Replaces the cell's own name, which uses the device's day and knows no range. */
function cellProps(day: CalendarDay, range: DateRange, today: CalendarDay) {
  return {
    'aria-label': cellName(day, range, today),
    'data-part': partInRange(day, range),
    'data-bank-day': day === today || undefined,
  };
}

/** Announces the months in view: the calendar's own announcer is outside the dialog, where it is not heard. */
function MonthsSaid({ first, monthCount }: { readonly first: CalendarDay; readonly monthCount: 1 | 2 }) {
  return (
    <span aria-live="polite">
      <HiddenText>
        {monthText(first)}
        {monthCount === 2 && `, ${monthText(addMonths(first, 1))}`}
      </HiddenText>
    </span>
  );
}
