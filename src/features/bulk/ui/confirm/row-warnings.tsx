import type { RowWarning } from '#src/api/bulk/bulk-orders.ts';
import { warningLead } from '#src/features/bulk/model/warning-copy.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { Notice } from '#src/ui/text/notice.tsx';

interface RowWarningsProps {
  readonly warnings: readonly RowWarning[];
  /** How many payments the file has. */
  readonly count: number;
}

const mostShown = 5;

/** Payments that the bank would reject, before a code is asked for. Each is marked in its row, too. */
export function RowWarnings({ warnings, count }: RowWarningsProps) {
  const others = warnings.length - mostShown;
  return (
    <Notice tone="alert">
      <p>{warningLead(warnings.length, count)}</p>
      <ul className={styles.errors}>
        {warnings.slice(0, mostShown).map(({ row, reason }) => (
          <li key={row}>
            Row {row}: {reason}
          </li>
        ))}
      </ul>
      {others > 0 && <p>{others === 1 ? '1 other row is' : `${others} other rows are`} marked below.</p>}
    </Notice>
  );
}
