import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ActivityType } from '#src/api/activity/activity.ts';
import { useListWaitingActivitiesQuery } from '#src/api/activity/waiting-activities.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { totalOf } from '#src/features/activity/model/type-names.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { pageNames } from '#src/rules/page-names.ts';
import type { DateRange } from '#src/ui/date-range/date-range.ts';
import stack from '#src/ui/page/stack.module.css';
import { Waiting } from '#src/ui/page/waiting.tsx';
import typography from '#src/ui/text/typography.module.css';
import { EntriesAwaited } from './entries-awaited.tsx';
import { EntriesTable } from './entries-table.tsx';
import { useShownEntries } from './use-shown-entries.ts';

interface WaitingEntriesProps {
  readonly party: PartyId | false;
  /** The types that have something awaiting authorisation. */
  readonly types: readonly ActivityType[];
  readonly period: DateRange;
}

/** What others must authorise, to read only. The bank does not list who may; each entry has who already has. */
export function WaitingEntries({ party, types, period }: WaitingEntriesProps) {
  const headingId = useId();
  const { currentData: functions } = useListPermissionsQuery({ party });
  const codes = useMemo(() => types.map(({ type }) => type), [types]);
  const { currentData, isError } = useListWaitingActivitiesQuery({ party, types: codes, ...period });
  const { entries } = useShownEntries(currentData);
  // The table below counts them as well.
  if (isError && currentData === undefined) return null;
  return (
    <section aria-labelledby={headingId} className={stack.close}>
      <h2 id={headingId} className={typography.large}>
        Awaiting authorisation
      </h2>
      <p className={typography.note}>
        Nothing happens until these are authorised. We are not told who can authorise them. Select a reference to see
        who asked for it and who has authorised it so far.{' '}
        {functions?.includes('approver') && (
          <>
            Those awaiting you are in <Link to={pageNames.authorisations.to}>{pageNames.authorisations.title}</Link>.
          </>
        )}
      </p>
      {currentData === undefined ? (
        <Waiting text="Loading what awaits authorisation">
          <EntriesAwaited count={totalOf(types)} />
        </Waiting>
      ) : (
        <EntriesTable caption="Awaiting authorisation" entries={entries} isStatusSaid isOfManyTypes />
      )}
    </section>
  );
}
