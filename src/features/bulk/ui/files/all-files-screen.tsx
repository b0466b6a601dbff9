import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bulkPageSize, useListBulkFilesQuery } from '#src/api/bulk/bulk-files.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { type FilesView, readFilesView, writeFilesView } from '#src/features/bulk/model/files-view.ts';
import { Pager } from '#src/features/bulk/ui/pager.tsx';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { DateRangePicker } from '#src/ui/date-range/date-range-picker.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { FilesTable } from './files-table.tsx';

/** Past uploads: the last year, or the days chosen. */
export function AllFilesScreen() {
  const party = useAppSelector(selectActiveParty);
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const [search, setSearch] = useSearchParams();
  const { mistake, ...view } = readFilesView(search, today);
  const query = useListBulkFilesQuery({ party, ...view }, { refetchOnMountOrArgChange: true });
  const failed = failedCalls([query]);
  const { currentData, isFetching } = query;

  function show(next: FilesView) {
    setSearch(writeFilesView(next, today), { replace: true });
  }

  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      <DateRangePicker
        label="Uploaded"
        value={{ from: view.from, to: view.to }}
        today={today}
        max={today}
        error={mistake}
        onApply={({ from, to }) => show({ from, to, page: 1 })}
      />
      {failed !== undefined && <CallFailed failed={failed} lead="We could not load your uploads." />}
      {failed === undefined && currentData === undefined && (
        <Waiting text="Loading data...">
          <Skeleton width="long" />
        </Waiting>
      )}
      {failed === undefined && currentData !== undefined && (
        <>
          {currentData.damagedCount > 0 && (
            <Notice>
              <p>Some uploads could not be shown.</p>
            </Notice>
          )}
          {currentData.files.length === 0 && <NothingHere lead="No files were uploaded on these dates" />}
          {currentData.files.length > 0 && <FilesTable caption="All bulk uploads" files={currentData.files} />}
          <Pager
            label="Pages of uploads"
            page={view.page}
            pageSize={bulkPageSize}
            count={currentData.totalCount}
            busy={isFetching}
            onGo={(page) => show({ ...view, page })}
          />
        </>
      )}
    </Page>
  );
}
