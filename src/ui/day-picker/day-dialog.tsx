import { lazy, Suspense } from 'react';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { DateBounds } from '#src/ui/date-range/date-range.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './day-dialog.module.css';

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
export function DayDialog({ title, onClose, ...calendar }: DayDialogProps) {
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
