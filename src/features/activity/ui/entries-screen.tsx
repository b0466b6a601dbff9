import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useCountActivitiesQuery, useListActivitiesQuery } from '#src/api/activity/activities.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { SilentRetry } from '#src/banking/page/silent-retry.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import {
  entriesCopy,
  findEntries,
  isSearchable,
  leastCharacters,
  sharedStatus,
} from '#src/features/activity/model/find-entries.ts';
import { countedPeriod, openingPeriod, periodIn, withPeriod } from '#src/features/activity/model/periods.ts';
import { paysPayees, totalOf } from '#src/features/activity/model/type-names.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { DateRange } from '#src/ui/date-range/date-range.ts';
import { DateRangePicker } from '#src/ui/date-range/date-range-picker.tsx';
import { mistakeInUrl } from '#src/ui/date-range/range-in-url.ts';
import { FilterRow, type RemovableFilter } from '#src/ui/fields/filter-row.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';
import { periodText } from '#src/ui/text/dates.ts';
import styles from './activity.module.css';
import { EntriesTable } from './entries-table.tsx';
import { useShownEntries } from './use-shown-entries.ts';

const anyStatus = 'any';
const statuses = [
  { id: anyStatus, title: 'Any status' },
  { id: 'ACCEPTED', title: 'Accepted' },
  { id: 'PENDING_APPROVAL', title: 'Pending authorisation' },
  { id: 'UNDER_PROCESSING', title: 'In progress' },
  { id: 'FILE_PROCESSED', title: 'File Processed' },
  { id: 'REJECTED', title: 'Rejected' },
  { id: 'EXPIRED', title: 'Expired' },
  { id: 'FAILED', title: 'Failed' },
] as const;
const waiting = [
  { id: 'reference', share: 40, width: 'medium' },
  { id: 'status', share: 40, width: 'medium' },
  { id: 'amount', share: 20, width: 'short' },
] as const;

/** The activities of one type. Status and days are in the URL; a failure to load is silent, and can be tried again. */
export function EntriesScreen() {
  const { activityType = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const [keyword, setKeyword] = useState('');
  const party = useAppSelector(selectActiveParty);
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const chosen = periodIn(query, today);
  const status = statuses.find(({ id }) => id === query.get('status'))?.id ?? anyStatus;
  const counted = useCounted(countedPeriod(today), activityType, status);
  const asked = { party, type: activityType, statusCode: status === anyStatus ? undefined : status };
  const opened = useListActivitiesQuery({ ...asked, ...(chosen ?? openingPeriod(today)) });

  // What the list of types counted is older than the month that opens: all of it is shown at once.
  const isOlder = chosen === undefined && opened.currentData?.items.length === 0 && (counted?.count ?? 0) > 0;
  const older = useListActivitiesQuery({ ...asked, ...countedPeriod(today) }, !isOlder);
  const period = chosen ?? (isOlder ? countedPeriod(today) : openingPeriod(today));
  const list = isOlder ? older : opened;
  const { currentData, isFetching } = list;
  const failed = currentData === undefined ? failedCalls([list]) : undefined;
  const { entries: items, isNaming } = useShownEntries(currentData?.items);
  const unnamedCount =
    paysPayees(activityType) && !isNaming ? items.filter(({ payee }) => payee === undefined).length : 0;
  const isNamed = isNaming || items.some(({ payee }) => payee !== undefined);
  const found = findEntries(items, keyword);
  const shared = sharedStatus(found);
  const isLastMonth = chosen === undefined && !isOlder;
  const hasMore = counted === undefined || counted.count > items.length;
  const isTooShort = keyword.trim() !== '' && !isSearchable(keyword);

  function chooseStatus(id: string) {
    const changed = new URLSearchParams(query);
    if (id === anyStatus) changed.delete('status');
    else changed.set('status', id);
    setQuery(changed);
  }

  const mistake = mistakeInUrl(query, today);
  const inUse: RemovableFilter[] = [];
  if (chosen !== undefined) {
    inUse.push({ id: 'dates', title: periodText(chosen), remove: () => setQuery(withPeriod(query, undefined)) });
  }
  if (status !== anyStatus) {
    const title = statuses.find(({ id }) => id === status)?.title ?? '';
    inUse.push({ id: 'status', title, remove: () => chooseStatus(anyStatus) });
  }

  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      <FilterRow
        inUse={inUse}
        hasMistake={mistake !== undefined}
        search={
          <SearchField
            label="Search activities"
            placeholder="Payee, reference or account"
            value={keyword}
            onChange={setKeyword}
            onClear={() => setKeyword('')}
          />
        }
      >
        <DateRangePicker
          label="Dates"
          value={period}
          today={today}
          max={today}
          error={mistake}
          onApply={(range) => setQuery(withPeriod(query, range))}
        />
        <Select label="Status" choices={statuses} value={status} onChange={chooseStatus} />
      </FilterRow>
      {failed !== undefined && <SilentRetry failed={failed} />}
      {currentData === undefined && failed === undefined && isFetching && (
        <Waiting text="Loading data...">
          <TableSkeleton columns={waiting} />
        </Waiting>
      )}
      {currentData !== undefined && (
        <>
          <div className={styles.counted}>
            <p role="status" className={styles.words}>
              {isOlder && 'None in the last month. In the last six: '}
              {entriesCopy({
                count: found.length,
                all: items.length,
                damaged: currentData.damagedCount,
                // The filter says it otherwise.
                shared: status === anyStatus ? shared : undefined,
                month: isLastMonth ? { inSix: counted?.count } : undefined,
              })}
              {isTooShort && ` Type ${leastCharacters} characters or more to search.`}
            </p>
            {isLastMonth && hasMore && (
              <Button look="quiet" onClick={() => setQuery(withPeriod(query, countedPeriod(today)))}>
                Show the last six months
              </Button>
            )}
          </div>
          {unnamedCount > 0 && (
            <p className={styles.words}>
              The log does not name who {unnamedCount === items.length ? 'these' : `${unnamedCount} of these`} went to.
              Select a reference for what else it holds.
            </p>
          )}
          {found.length > 0 && (
            <EntriesTable
              caption="Activities"
              entries={found}
              usualType={counted?.title}
              isNamed={isNamed}
              isStatusSaid={shared !== undefined}
            />
          )}
        </>
      )}
    </Page>
  );
}

/** How many the list of types counted, and the bank's name for them; undefined until it is known. */
function useCounted(period: DateRange, type: string, status: string) {
  const party = useAppSelector(selectActiveParty);
  const { currentData } = useCountActivitiesQuery({ party, ...period });
  const ofType = currentData?.filter((each) => each.type === type);
  return (
    ofType && {
      count: totalOf(ofType.filter(({ statusCode }) => status === anyStatus || statusCode === status)),
      title: ofType[0]?.title,
    }
  );
}
