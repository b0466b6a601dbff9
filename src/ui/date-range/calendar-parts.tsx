import { Button } from 'react-aria-components/Calendar';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import styles from './calendar.module.css';

/** Previous or next month; must be inside a calendar. */
export function StepButton({ direction }: { readonly direction: 'previous' | 'next' }) {
  return (
    <Button
      slot={direction}
      aria-label={direction === 'previous' ? 'Show the previous month' : 'Show the next month'}
      className={`${styles.step} ${styles[direction]}`}
    >
      <svg aria-hidden="true" viewBox="0 0 8 12" className={styles.arrow}>
        <path d={direction === 'previous' ? 'M6.5 1 1.5 6l5 5' : 'M1.5 1l5 5-5 5'} />
      </svg>
    </Button>
  );
}

export function dayOf(date: { toString(): string }): CalendarDay {
  return calendarDay(date.toString());
}
