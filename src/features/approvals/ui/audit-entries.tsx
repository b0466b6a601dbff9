import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import { nameOf, stepLabel } from '#src/features/approvals/model/item-copy.ts';
import stack from '#src/ui/page/stack.module.css';
import { dayAndTime } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './audit-entries.module.css';

/** Who did what, and when; folded away until it is wanted. */
export function AuditEntries({ item }: { readonly item: ApprovalItem }) {
  const { steps } = item;
  if (steps.length === 0) return null;
  return (
    <details className={styles.audit}>
      <summary className={styles.summary}>
        Audit entries ({steps.length})<HiddenText> of the {nameOf(item)}</HiddenText>
      </summary>
      <ol className={stack.closest}>
        {steps.map(({ authedBy, authedOn, status, note }) => (
          <li key={`${authedOn} ${status} ${authedBy}`} className={styles.step}>
            <span className={styles.what}>{stepLabel(status)}</span>
            <span>{authedBy ?? 'The bank'}</span>
            <span>{dayAndTime(authedOn)}</span>
            {note !== undefined && <span>{note}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
