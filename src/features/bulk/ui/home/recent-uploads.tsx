import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useListBulkFilesQuery } from '#src/api/bulk/bulk-files.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { FilesTable } from '#src/features/bulk/ui/files/files-table.tsx';
import { addMonths, londonDayOf } from '#src/kernel/calendar.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import stack from '#src/ui/page/stack.module.css';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';

const months = 3;
const mostShown = 6;

interface RecentUploadsProps {
  readonly party: PartyId | false;
  readonly mayViewAll: boolean;
}

/** The newest uploads of the last three months. */
export function RecentUploads({ party, mayViewAll }: RecentUploadsProps) {
  const headingId = useId();
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const query = useListBulkFilesQuery(
    { party, page: 1, pageSize: mostShown, from: addMonths(today, -months), to: today },
    { refetchOnMountOrArgChange: true },
  );
  const failed = failedCalls([query]);
  const files = query.currentData?.files;
  return (
    <section aria-labelledby={headingId} className={`${stack.close} ${styles.across}`}>
      <div className={styles.top}>
        <h2 id={headingId} className={typography.large}>
          Recent uploads
        </h2>
        {mayViewAll && <Link to="/payments/bulk/all">View All</Link>}
      </div>
      {failed !== undefined && <CallFailed failed={failed} lead="We could not load your uploads." />}
      {failed === undefined && files === undefined && (
        <Waiting text="Loading data...">
          <Skeleton width="long" />
        </Waiting>
      )}
      {failed === undefined && files?.length === 0 && <NothingHere lead="No files uploaded in the last 3 months" />}
      {failed === undefined && files !== undefined && files.length > 0 && (
        <FilesTable caption="Recent uploads" files={files} />
      )}
    </section>
  );
}
