import { useState } from 'react';
import { Link } from 'react-router-dom';
import { clock } from '#src/api/environment/bank-clock.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import { leavingWithin } from '#src/features/instructions/model/outgoings.ts';
import { outlookDays } from '#src/features/instructions/model/outlook.ts';
import { noneStopped, type UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { MoneyList } from '#src/ui/text/balance-text.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { useUpcoming } from './use-upcoming.ts';

interface LeavingSoonProps {
  /** On a page that does not lead to the upcoming payments otherwise. */
  readonly isLinked?: boolean;
}

/** What is set up to leave the customer's accounts soon. Lists that were loaded in the last minutes will do. */
export function LeavingSoon({ isLinked = true }: LeavingSoonProps) {
  const { rows, lists } = useUpcoming(noneStopped, instructionsApi.useListInstructionsQuery);
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const states = Object.values(lists);
  if (states.some(({ isLoaded, failed }) => !isLoaded && failed === undefined)) {
    return (
      <p aria-busy="true">
        <Skeleton width="long" />
      </p>
    );
  }
  const isPart = states.some(({ failed, damagedCount }) => failed !== undefined || damagedCount > 0);
  return (
    <>
      <LeavingText rows={rows} today={today} isPart={isPart} />
      {isLinked && (
        <Link to={pageNames.upcoming.to}>
          <span>
            See them<HiddenText> in upcoming payments</HiddenText>
          </span>
        </Link>
      )}
    </>
  );
}

interface LeavingTextProps {
  readonly rows: readonly UpcomingRow[];
  readonly today: CalendarDay;
  /** Some rows are missing. */
  readonly isPart: boolean;
}

/** How much that is, in how many payments. */
export function LeavingText({ rows, today, isPart }: LeavingTextProps) {
  const { count, totals } = leavingWithin(rows, today, outlookDays);
  return (
    <p>
      {count > 0 && (
        <>
          <strong>
            <MoneyList amounts={totals} place="balance" />
          </strong>{' '}
          {totals.length === 1 ? 'is' : 'are'} due to leave in the next {outlookDays} days, in{' '}
          {count === 1 ? '1 payment' : `${count} payments`}.
        </>
      )}
      {count === 0 && !isPart && `No payment is set up to leave in the next ${outlookDays} days.`}
      {isPart && ' Some upcoming payments could not be loaded.'}
    </p>
  );
}
