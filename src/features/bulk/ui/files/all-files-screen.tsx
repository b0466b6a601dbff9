import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BulkFile, Headline } from '#src/api/bulk/bulk-file.ts';
import { bulkPageSize, useListBulkFilesQuery } from '#src/api/bulk/bulk-files.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { headlineTexts } from '#src/features/bulk/model/file-copy.ts';
import { type FilesView, readFilesView, shownHeadlines, writeFilesView } from '#src/features/bulk/model/files-view.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { Pager } from '#src/features/bulk/ui/pager.tsx';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { DateRangePicker } from '#src/ui/date-range/date-range-picker.tsx';
import { FilterRow, type RemovableFilter } from '#src/ui/fields/filter-row.tsx';
import { ToggleTags } from '#src/ui/fields/toggle-tags.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { periodText } from '#src/ui/text/dates.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { FilesTable } from './files-table.tsx';

/** Past uploads: the last year, or the days chosen. */
export function AllFilesScreen() {
  const party = useAppSelector(selectActiveParty);
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const [search, setSearch] = useSearchParams();
  const { mistake, headline, ...view } = readFilesView(search, today);
  const query = useListBulkFilesQuery({ party, ...view }, { refetchOnMountOrArgChange: true });
  const failed = failedCalls([query]);
  const { currentData, isFetching } = query;

  // The bank does not filter: of several pages, one alone could be.
  const all = currentData?.files.length === currentData?.totalCount ? currentData?.files : undefined;
  const shownAs = all?.some((file) => file.headline === headline) ? headline : undefined;
  const files = currentData?.files.filter((file) => shownAs === undefined || file.headline === shownAs) ?? [];

  function show(next: FilesView) {
    setSearch(writeFilesView(next, today), { replace: true });
  }

  const usual = readFilesView(new URLSearchParams(), today);
  const inUse: RemovableFilter[] = [];
  if (view.from !== usual.from || view.to !== usual.to) {
    inUse.push({ id: 'dates', title: periodText(view), remove: () => show(usual) });
  }
  if (shownAs !== undefined) {
    inUse.push({
      id: 'status',
      title: headlineTexts[shownAs],
      remove: () => show({ ...view, headline: undefined }),
    });
  }

  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      <FilterRow inUse={inUse} hasMistake={mistake !== undefined}>
        <DateRangePicker
          label="Uploaded"
          value={{ from: view.from, to: view.to }}
          today={today}
          max={today}
          error={mistake}
          onApply={({ from, to }) => show({ from, to, page: 1 })}
        />
        <div data-wide="">
          {all !== undefined && (
            <StatusFilter files={all} value={shownAs} onShow={(next) => show({ ...view, headline: next })} />
          )}
          {currentData !== undefined && all === undefined && (
            <p className={styles.soft}>Choose fewer days to show one status alone: these uploads fill several pages.</p>
          )}
        </div>
      </FilterRow>
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
          {files.length > 0 && <FilesTable caption="All bulk uploads" files={files} />}
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

interface StatusFilterProps {
  readonly files: readonly BulkFile[];
  readonly value: Headline | undefined;
  readonly onShow: (headline: Headline | undefined) => void;
}

/** Only those that there are. */
function StatusFilter({ files, value, onShow }: StatusFilterProps) {
  const found = shownHeadlines.flatMap((id) => {
    const count = files.filter(({ headline }) => headline === id).length;
    return count === 0 ? [] : [{ id, title: `${headlineTexts[id]} (${count})` }];
  });
  if (found.length < 2) return null;
  return (
    <ToggleTags
      label="Show"
      tags={[{ id: 'all', title: `All (${files.length})` }, ...found]}
      selected={new Set([value ?? 'all'])}
      onToggle={(id) => onShow(shownHeadlines.find((each) => each === id))}
    />
  );
}
