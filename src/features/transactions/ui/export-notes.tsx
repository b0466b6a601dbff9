import type { ReactNode } from 'react';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Period } from '#src/rules/export-periods.ts';
import { InfoButton } from '#src/ui/buttons/info-button.tsx';
import stack from '#src/ui/page/stack.module.css';
import { dayText } from '#src/ui/text/dates.ts';
import { Tooltip } from '#src/ui/text/tooltip.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './export-notes.module.css';

interface ExportNotesProps {
  readonly period: Period;
  readonly isFiltered: boolean;
  /** The oldest day in the table, if the customer did not choose it. */
  readonly listedFrom: CalendarDay | undefined;
}

/** The content of the print and download dialogs: what will be included, then the choices and the progress. */
export function ExportBody({ children, ...notes }: ExportNotesProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.body}>
      <ExportNotes {...notes} />
      {children}
    </div>
  );
}

/** What a print or download will include, and how to change that. */
function ExportNotes({ period, isFiltered, listedFrom }: ExportNotesProps) {
  return (
    <div className={stack.close}>
      <dl className={styles.days}>
        <div>
          <dt className={typography.small}>From</dt>
          <dd className={styles.day}>{dayText(period.from)}</dd>
        </div>
        <div>
          <dt className={typography.small}>To</dt>
          <dd className={styles.day}>{dayText(period.to)}</dd>
        </div>
      </dl>
      {listedFrom !== undefined && listedFrom !== period.from && (
        <p>
          The table shows transactions since {dayText(listedFrom)}. Prints and downloads cover the last six calendar
          months.
        </p>
      )}
      {isFiltered && <p className={styles.filtered}>Filters are applied.</p>}
      <p>
        To print or download a different period, please filter the transactions table{' '}
        <span className={styles.together}>
          first.
          <Tooltip text="For more than six months, scroll to the bottom of the table and select SHOW MORE.">
            {(describedBy) => (
              <InfoButton aria-label="How to get more than six months" aria-describedby={describedBy} />
            )}
          </Tooltip>
        </span>
      </p>
    </div>
  );
}
