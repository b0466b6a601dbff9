import { useId } from 'react';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import stack from '#src/ui/page/stack.module.css';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './upcoming-section.module.css';
import { UpcomingTable } from './upcoming-table.tsx';
import type { ListInView } from './use-upcoming.ts';

const columns = [
  { id: 'name', share: 40, width: 'long' },
  { id: 'next', share: 30, width: 'medium' },
  { id: 'amount', share: 30, width: 'short' },
] as const;

interface UpcomingSectionProps {
  readonly heading: string;
  readonly list: ListInView;
  readonly rows: readonly UpcomingRow[];
  readonly isNarrowed: boolean;
  readonly repeats?: boolean;
}

/** One list with its own failure and retry. */
export function UpcomingSection({ heading, list, rows, isNarrowed, repeats = false }: UpcomingSectionProps) {
  const headingId = useId();
  const { telephones } = useRuntimeConfig();
  const { isLoaded, failed, damagedCount } = list;
  const missing = heading.toLowerCase();
  return (
    <section aria-labelledby={headingId} className={stack.close}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {failed !== undefined && (
        <CallFailed
          failed={failed}
          lead={isLoaded ? `The list of ${missing} may not be up to date.` : `We could not load your ${missing}.`}
        />
      )}
      {damagedCount > 0 && (
        <Notice>
          <p>
            {damagedCount === 1 ? 'One of these could' : `${damagedCount} of these could`} not be shown. If something is
            missing, call <PhoneLink number={telephones.helpdesk} />.
          </p>
        </Notice>
      )}
      {!isLoaded && failed === undefined && (
        <Waiting text={`Your ${missing} are loading`}>
          <TableSkeleton columns={columns} />
        </Waiting>
      )}
      {rows.length > 0 && <UpcomingTable caption={heading} rows={rows} repeats={repeats} />}
      {isLoaded && rows.length === 0 && damagedCount === 0 && (
        <p className={typography.soft}>{isNarrowed ? `No ${missing} match your search.` : `You have no ${missing}.`}</p>
      )}
    </section>
  );
}
