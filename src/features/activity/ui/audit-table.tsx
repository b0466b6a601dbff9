import { useId, useMemo } from 'react';
import type { ActivityDetails } from '#src/api/activity/activity.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import stack from '#src/ui/page/stack.module.css';
import cardLines from '#src/ui/table/card-lines.module.css';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { slashedDay, slashedMoment } from '#src/ui/text/dates.ts';
import styles from './activity.module.css';

type AuditStep = ActivityDetails['audit'][number];
/** A step, numbered, with the name of the bank for what the bank did. */
type AuditRow = AuditStep & { readonly number: number; readonly who: string };

// Outside the component: new columns would re-render every row.
const columns: readonly Column<AuditRow>[] = [
  { id: 'who', text: 'By', perc: 26, wrap: true, cell: ({ who }) => who },
  { id: 'when', text: 'On', perc: 20, least: '5.25rem', wrap: true, cell: whenOf },
  { id: 'status', text: 'Status', perc: 24, wrap: true, cell: ({ status }) => status },
  { id: 'note', text: 'Note', perc: 30, wrap: true, cell: ({ note }) => note ?? '' },
];
const rowKey = ({ number }: AuditRow) => String(number);
const card = (row: AuditRow) => (
  <div className={cardLines.card}>
    <p className={cardLines.line}>
      <strong>{row.status}</strong>
      <span>{whenOf(row)}</span>
    </p>
    <p>{row.who}</p>
    {row.note !== undefined && <p>{row.note}</p>}
  </div>
);

/** Who did what, the first step first. */
export function AuditTable({ steps }: { readonly steps: readonly AuditStep[] }) {
  const headingId = useId();
  const { bankName } = useRuntimeConfig();
  const rows = useMemo(() => {
    const numbered = steps.map((step, number) => ({ ...step, number, who: step.by ?? bankName }));
    return { count: numbered.length, at: (index: number) => numbered[index] as AuditRow };
  }, [steps, bankName]);
  return (
    <section aria-labelledby={headingId} className={stack.close}>
      <h2 id={headingId} className={styles.heading}>
        Audit
      </h2>
      {rows.count === 0 ? (
        <p>No steps have been recorded.</p>
      ) : (
        <DataTable caption="Audit" columns={columns} rows={rows} rowKey={rowKey} card={card} />
      )}
    </section>
  );
}

function whenOf({ at, on }: AuditStep) {
  if (at !== undefined) return slashedMoment(at);
  return on === undefined ? '' : slashedDay(on);
}
